import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
});

const { get, post, meet } = asking(() => server);
const put = async (who: Person, path: string, payload: object) => {
  const answer = await server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const form = { title: 'A short call', content: 'Eleven minutes, about the boiler.', emotions: 'calm', mood: 'neutral' };
const write = async (more: object = {}) => (await post(amara, '/journal', { ...form, ...more })).body;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY).toISOString().slice(0, 10);
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('an import', () => {
  const bring = (entries: object[], who = amara) => post(who, '/journal/import', { entries });

  test('keeps whom each is about, who must be theirs', async () => {
    const [mine, other] = [await meet(amara), await meet(await server.person('admin'))];
    expect((await bring([{ ...form, relationshipId: other.id }])).status).toBe(404);
    await bring([{ ...form, relationshipId: mine.id }]);
    const list = (await get(amara, '/journal')).body;
    expect(list.map(({ relationshipId }: { relationshipId: string }) => relationshipId)).toEqual([mine.id]);
  });

  test('keeps each entry once, also when it is sent twice, at once or later', async () => {
    const entries = [
      { ...form, on: ago(3) },
      { ...form, on: ago(3) },
      { ...form, on: ago(4) },
    ];
    const answers = await Promise.all([bring(entries), bring(entries)]);
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 2]);
    expect((await bring(entries)).body).toMatchObject({ added: 0, known: 3, safety: null });
    expect((await get(amara, '/journal')).body).toHaveLength(2);
  });

  test('adds nothing at all where one entry is refused', async () => {
    const tomorrow = ago(-2);
    const { status, body } = await bring([
      { ...form, on: ago(1) },
      { ...form, on: tomorrow },
    ]);
    expect([status, body.data.issues[0].message]).toEqual([400, 'This day is in the future']);
    expect((await get(amara, '/journal')).body).toEqual([]);
  });
});

test('a change that is sent again because its answer got lost is made once', async () => {
  const { id, updatedAt } = await write({ on: ago(2), tags: ['dad'] });
  server.clock.advance(60_000);
  const change = { ...form, title: 'From the train', tags: ['dad'], basedOn: updatedAt };
  const answers = [await put(amara, `/journal/${id}`, change), await put(amara, `/journal/${id}`, change)];
  expect(answers.map(({ body }) => [body.id, body.isCopy])).toEqual([
    [id, false],
    [id, false],
  ]);
  expect((await get(amara, '/journal')).body).toHaveLength(1);
});

test('an entry that was changed elsewhere meanwhile stays, and so do these words', async () => {
  const { id, updatedAt } = await write({ on: ago(2) });
  server.clock.advance(60_000);
  const first = await put(amara, `/journal/${id}`, { ...form, title: 'From the phone', basedOn: updatedAt });
  expect(first.body).toMatchObject({ id, isCopy: false });
  const second = await put(amara, `/journal/${id}`, { ...form, title: 'From the desk', basedOn: updatedAt });
  expect(second.body).toMatchObject({ isCopy: true, on: ago(2) });
  expect(titles((await get(amara, '/journal')).body).sort()).toEqual(['From the desk', 'From the phone']);
});

test('the mood of days with a conflict or a good moment stands beside the others', async () => {
  const { id } = await meet(amara);
  await post(amara, `/relationships/${id}/events`, { kind: 'conflict' });
  for (const mood of ['sad', 'sad', 'neutral']) await write({ mood });
  const { body } = await get(amara, '/journal/moods');
  expect(body.beside).toContainEqual({ kind: 'event', name: 'conflict', entries: 3, average: 2.33 });
});
