import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { partiesFrom, partiesIn } from '#contract/arguments.ts';
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

const { get, post, del } = asking(() => server);
const form = {
  originalConversation:
    'Me: You never help with the dishes.\nMaya: That’s not true. You always exaggerate.\nMe: Could we share them?',
};
const resolve = async (more: object = {}) => (await post(amara, '/resolve-argument', { ...form, ...more })).body;
const mark = async (id: string, status: string) =>
  (
    await server.ask({
      method: 'PUT',
      url: `/api/resolve-argument/${id}/status`,
      headers: amara.headers,
      payload: { status },
    })
  ).json();

describe('an argument', () => {
  test('is read for everyone in it, and kept', async () => {
    const argument = await resolve({ context: 'We were tired.', partiesInvolved: [' Me', '', 'Maya, Me'] });
    expect(argument).toMatchObject({
      ...{ ...form, context: 'We were tired.', partiesInvolved: ['Me', 'Maya'] },
      ...{ status: 'active', hasChat: false, meta: { adapter: 'embedded' } },
    });
    expect(Object.keys(argument.whatWentWell)).toEqual(['Me', 'Maya']);
    expect(argument.resolvedConversation).toMatch(/^Me: What happened, as I saw it: \[.+\nMaya: What I heard/);
    expect((await get(amara, `/resolve-argument/${argument.id}`)).body).toEqual(argument);
  });

  test('whose only named party is the other one is also about whoever wrote it', async () => {
    const told = 'She said I never listen to her and I left the room without a word.';
    const { whatWentWell } = await resolve({ originalConversation: told, partiesInvolved: ['Maya'] });
    expect(Object.keys(whatWentWell)).toEqual(['Me', 'Maya']);
  });

  test('of seven is read for all seven', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
    const originalConversation = names.map((name) => `${name}: You are so childish.`).join('\n');
    expect(Object.keys((await resolve({ originalConversation })).improvements)).toEqual(names);
  });

  test.each([
    ['few words', { originalConversation: 'Too short' }, 'originalConversation', /at least 20 characters$/],
    ['too many words', { originalConversation: 'x'.repeat(20_001) }, 'originalConversation', /under 20,000/],
    ['thirteen people', { partiesInvolved: [...'abcdefghijklm'] }, 'partiesInvolved', /at most 12$/],
  ])('with %s is refused', async (_what, wrong, path, message) => {
    const { status, body } = await post(amara, '/resolve-argument', { ...form, ...wrong });
    expect([status, body.data.issues]).toEqual([400, [{ path, message: expect.stringMatching(message) }]]);
    expect((await get(amara, '/resolve-argument')).body).toEqual([]);
  });

  test('sent twice with one key is one argument', async () => {
    const key = { 'idempotency-key': 'once' };
    const send = () => post(amara, '/resolve-argument', form, key);
    expect((await send()).body).toEqual((await send()).body);
    expect((await get(amara, '/resolve-argument')).body).toHaveLength(1);
  });

  test('that speaks of fear gets no compromise and nobody’s own part', async () => {
    const originalConversation = 'He hit me last night and said he would kill me if I leave. I am scared of him.';
    const argument = await resolve({ originalConversation });
    expect(argument.meta.safety.level).toBeGreaterThan(1);
    expect(argument).toMatchObject({ improvements: {}, preventionTips: [], balance: { ownPart: null } });
    expect(argument.proposedCompromise).toBeUndefined();
  });

  test('with a threat in it keeps its names, and says why there is no number', async () => {
    const originalConversation = 'Rae: I am leaving.\nCal: I will kill you if you leave.\nRae: I am scared of you.';
    const { meta, whatWentWell, reasons } = await resolve({ originalConversation });
    expect(meta.safety.level).toBeGreaterThan(1);
    expect(Object.keys(whatWentWell)).toEqual(['Rae', 'Cal']);
    expect(reasons.severityScore).toMatch(/^Being safe comes first/);
  });

  test('is marked as resolved, and that is taken back', async () => {
    const { id } = await resolve();
    expect((await mark(id, 'resolved')).status).toBe('resolved');
    expect((await get(amara, '/resolve-argument')).body).toMatchObject([{ id, status: 'resolved' }]);
    expect((await mark(id, 'active')).status).toBe('active');
  });
});

describe('the chat about an argument', () => {
  const ended = async (id: string) => {
    for (;;) {
      const { messages } = (await get(amara, `/threads/${id}`)).body;
      const { reply } = messages.at(-1);
      if (reply && !['queued', 'running'].includes(reply.status)) return messages;
    }
  };

  test('begins once, is answered, and goes with the argument', async () => {
    const { id } = await resolve();
    const [one, two] = await Promise.all([1, 2].map(() => post(amara, `/resolve-argument/${id}/chat`)));
    expect([one?.body.id, two?.body.id]).toEqual([id, id]);
    await post(amara, `/threads/${id}/messages`, { content: 'What should I say first?' });
    expect(await ended(id)).toHaveLength(3);
    expect((await get(amara, `/resolve-argument/${id}`)).body.hasChat).toBe(true);
    expect((await get(amara, '/conversations')).body).toEqual([]);
    const { found } = (await post(amara, '/search', { words: 'say first' })).body;
    expect(found[0].path).toMatch(new RegExp(`^/argument-resolver\\?argument=${id}&message=`));
    expect((await del(amara, `/resolve-argument/${id}`)).status).toBe(204);
    expect((await get(amara, `/threads/${id}`)).status).toBe(404);
  });
});

test('arguments come by pages, are found by their words, and exported', async () => {
  for (const what of ['dishes', 'laundry', 'garden'])
    await resolve({ originalConversation: `We fought about the ${what} again and nobody gave in.` });
  const openings = (list: { opening: string }[]) => list.map(({ opening }) => opening.split(' ')[4]);
  const first = await get(amara, '/resolve-argument?limit=2');
  expect(openings(first.body)).toEqual(['garden', 'laundry']);
  const rest = await get(amara, `/resolve-argument?limit=2&before=${first.body[1].id}`);
  expect(openings(rest.body)).toEqual(['dishes']);
  const { found } = (await post(amara, '/search', { words: 'laundry' })).body;
  expect(found).toMatchObject([{ kind: 'argument', path: `/argument-resolver?argument=${first.body[1].id}` }]);
  expect((await get(amara, '/account/export')).body.rooms.arguments.arguments).toHaveLength(3);
});

describe('who takes part', () => {
  test.each([
    ['Me: Again?\nMaya: What?\n[10:02] Me: Late.', ['Me', 'Maya']],
    ['My wife says I never listen. my mom agrees.', ['Me', 'Wife', 'Mom']],
    ['We shouted and left.', []],
    ['Note: this is one line', []],
  ])('is read from %j', (text, parties) => {
    expect(partiesIn(text)).toEqual(parties);
  });

  test('is typed between commas', () => {
    expect(partiesFrom(' Me, ,Maya ,Me')).toEqual(['Me', 'Maya']);
  });
});
