import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
});

const { get, post, del, meet } = asking(() => server);
const form = {
  relationshipType: 'friend',
  description: 'We laugh a lot when we meet. Lately you always cancel, she says, and I never answer that.',
};
const analyze = async (more: object = {}) => (await post(amara, '/relationship-analysis', { ...form, ...more })).body;

describe('a description', () => {
  test('shows what it shows, and no number that a paragraph cannot carry', async () => {
    const made = await analyze();
    expect(made).toMatchObject({ ...form, relationshipId: null, meta: { adapter: 'embedded' } });
    expect(made.analysis).toMatchObject({ overallHealth: null, strengths: [expect.stringContaining('laugh')] });
    expect((await get(amara, `/relationship-analysis/${made.id}`)).body).toEqual(made);
  });

  test('that says little is not enough to tell', async () => {
    const { analysis } = await analyze({
      description: 'My colleague sits at the desk by the window on the third floor.',
    });
    expect(analysis).toMatchObject({
      ...{ overallHealth: null, attachmentStyle: 'Not enough to tell', communicationStyle: 'Not enough to tell' },
      ...{ strengths: [], areasForGrowth: [] },
    });
  });

  test('of danger is met with people to turn to, and no advice', async () => {
    const description = 'He hits me when he drinks, and last night he choked me until I saw stars. I am afraid of him.';
    const { analysis, meta } = await analyze({ relationshipType: 'romantic', description });
    expect([meta.safety.level > 1, analysis.recommendations, analysis.strengths]).toEqual([true, [], []]);
  });

  test('may be of one’s own people, of nobody else’s', async () => {
    const { id } = await meet(amara);
    expect((await analyze({ relationshipId: id })).relationshipId).toBe(id);
    const other = await meet(await server.person('admin'));
    expect((await post(amara, '/relationship-analysis', { ...form, relationshipId: other.id })).status).toBe(404);
  });

  test('sent twice with one key is one analysis', async () => {
    const send = () => post(amara, '/relationship-analysis', form, { 'idempotency-key': 'once' });
    const [one, two] = [await send(), await send()];
    expect(two.body).toEqual(one.body);
    expect((await get(amara, '/relationship-analysis')).body).toHaveLength(1);
  });

  const short = 'Please provide at least 50 characters describing your relationship';
  test.each([
    ['short', { description: ' too short ' }, 'description', short],
    ['missing', { description: undefined }, 'description', short],
    ['long', { description: 'x'.repeat(501) }, 'description', 'Please keep it under 500 characters'],
    ['of no known type', { relationshipType: 'boss' }, 'relationshipType', 'Please choose the type of relationship'],
  ])('that is %s is refused', async (_what, wrong, path, message) => {
    const { status, body } = await post(amara, '/relationship-analysis', { ...form, ...wrong });
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
  });
});

test('analyses come by pages, are found, counted, exported and deleted', async () => {
  const about = (name: string) =>
    analyze({ description: `${name} and I talk every Sunday, and it does us both good.` });
  for (const name of ['Ada', 'Ben', 'Cleo']) await about(name);
  const first = await get(amara, '/relationship-analysis?limit=2');
  const names = (list: { description: string }[]) => list.map(({ description }) => description.split(' ')[0]);
  expect(names(first.body)).toEqual(['Cleo', 'Ben']);
  const rest = await get(amara, `/relationship-analysis?limit=2&before=${first.body[1].id}`);
  expect(names(rest.body)).toEqual(['Ada']);
  expect(names((await post(amara, '/relationship-analysis/search', { words: 'sunday ben' })).body)).toEqual(['Ben']);
  const { id } = first.body[1];
  const { found } = (await post(amara, '/search', { words: 'ben sunday' })).body;
  expect(found).toMatchObject([{ kind: 'relationship_analysis', id, path: `/relationship-analysis?analysis=${id}` }]);
  expect((await get(amara, '/dashboard')).body.relationshipAnalyses).toHaveLength(3);
  const { rooms } = (await get(amara, '/account/export')).body;
  expect(names(rooms.relationshipAnalysis.analyses)).toEqual(['Ada', 'Ben', 'Cleo']);
  expect((await del(amara, `/relationship-analysis/${id}`)).status).toBe(204);
  expect(names((await get(amara, '/relationship-analysis')).body)).toEqual(['Cleo', 'Ada']);
});
