import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOT_AN_EXPORT, NOT_EMPTY } from '#contract/export-erase.ts';
import { chatting } from '#test/chats.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
const { get, post, patch, del, talk } = chatting(() => server);
/** Requests far enough apart that ids keep their order. */
const make: typeof post = (...asked) => {
  server.clock.advance(20_000);
  return post(...asked);
};

const RATINGS = { trustSafety: 80, communicationClarity: 60, growth: 70, joyFulfillment: 75 };
const put = (who: Person, url: string, payload: object) =>
  server.ask({ method: 'PUT', url: `/api${url}`, headers: who.headers, payload });
const everything = async (who: Person) => (await get(who, '/account/export')).body;

/** One thing of every kind that can be imported. */
async function live(who: Person) {
  const { body: maya } = await make(who, '/relationships', {
    ...{ personName: 'Maya', relationshipType: 'other', customLabel: 'Neighbor', notes: 'Line one\nand two' },
    ...{ relationshipGoals: 'Listen first', likes: 'Figs\nRain' },
  });
  await make(who, `/relationships/${maya.id}/check-ins`, { ...RATINGS, note: 'A better week' });
  await make(who, `/relationships/${maya.id}/events`, { kind: 'conflict', note: 'About the dishes' });
  await make(who, `/relationships/${maya.id}/plan`, { kind: 'promise', text: 'Call on Sunday' });
  await make(who, `/relationships/${maya.id}/dates`, {
    label: 'Birthday',
    on: '1990-04-12',
    timeZone: 'Europe/Lisbon',
  });
  const { body: dad } = await make(who, '/relationships', { personName: 'Dad', relationshipType: 'dad' });
  await patch(who, `/relationships/${dad.id}`, { isArchived: true });
  const { body: gone } = await make(who, '/relationships', { personName: 'Gone', relationshipType: 'friend' });
  await del(who, `/relationships/${gone.id}`);
  const entry = {
    title: 'Calls',
    content: 'We talked on Sunday.',
    emotions: 'calm',
    mood: 'happy',
    tags: ['dad', 'calls'],
  };
  await make(who, '/journal', { ...entry, relationshipId: maya.id });
  const { body: panel } = await get(who, `/relationships/${maya.id}/chat`);
  await talk(who, panel.id, 'She forgot my birthday');
  await make(who, `/relationships/${maya.id}/saved-chats`, {
    title: 'Kept',
    aiInsights: 'It helped',
    actionItems: ['Call'],
  });
  const { body: own } = await make(who, '/conversations', {
    title: 'About work',
    type: 'solo_session',
    description: 'Mondays',
  });
  server.clock.advance(20_000);
  await talk(who, own.id, 'I feel tired of Mondays');
  await make(who, '/memory/facts', { text: 'Sings in the choir', relationshipId: maya.id });
  await put(who, '/support/safety-plan', { people: ['Noor'], reasons: ['The sea'] });
  await patch(who, '/dashboard/cards/strengths-1', { content: 'We laugh', isPinned: true });
  await patch(who, '/account/preferences', { country: 'PT', timeZone: 'Asia/Tokyo', remindsInApp: false });
  await make(who, '/text-analysis', { text: 'You never call any more.', relationshipId: maya.id });
  const description = 'We laugh a lot, and then we do not talk for days when something hurts one of us.';
  await make(who, '/relationship-analysis', { relationshipType: 'family', description, relationshipId: maya.id });
  const draft = { goal: 'Ask for help with the dishes', selectedTone: 'warm' };
  await make(who, '/craft-message', draft);
  const originalConversation = 'Me: You never help with the dishes.\nMaya: That is not true. You always exaggerate.';
  const { body: argument } = await make(who, '/resolve-argument', { originalConversation });
  await make(who, `/resolve-argument/${argument.id}/chat`);
  await talk(who, argument.id, 'What should I say first?');
  const story = { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' };
  await make(who, '/learning-feed/own', story);
  for (const [content, days] of [
    ['I get angry when she interrupts me. We fought about the bill.', 10],
    ['I get angry when she interrupts me. The bill: we fought again.', 10],
    ['We fought about the bill once more.', 0],
  ] as const) {
    await make(who, '/journal', { ...entry, content, relationshipId: maya.id });
    server.clock.advance(days * 24 * 60 * 60 * 1000);
  }
  const { body: found } = await get(who, '/progress/patterns');
  await make(who, '/progress/triggers/answer', { key: found.triggers[0].key, answer: 'accept' });
  const [{ key, episodes }] = found.loops;
  await make(who, '/progress/loops/answer', { key, thought: 'I open the bill alone', without: [episodes[0].on] });
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What should be imported, with ids replaced by the order in which they first occur. */
function comparable({ rooms }: Awaited<ReturnType<typeof everything>>) {
  const { account, relationships, journal, chats, memory, dashboard, support, learningFeed } = rooms;
  const { progress, textAnalysis, relationshipAnalysis, crafting, arguments: argued } = rooms;
  const people = relationships.relationships.filter((one: { deletedAt: string | null }) => one.deletedAt === null);
  const kept = {
    people,
    journal,
    chats: { threads: chats.threads, savedChats: chats.savedChats },
    memory,
    dashboard,
    support,
    ...{ preferences: account.preferences, progress, textAnalysis, relationshipAnalysis, crafting, argued },
    choices: learningFeed.stories.map(({ choice }: { choice: object }) => choice),
  };
  const names = new Map<string, string>();
  return JSON.parse(
    JSON.stringify(kept).replace(ID, (id) => names.get(id) ?? (names.set(id, `thing ${names.size}`).get(id) as string)),
  );
}

beforeAll(async () => {
  server = await openTestServer();
  amara = await server.person('admin');
  await live(amara);
}, 60_000);
afterAll(() => server.close());

test('an export comes back into an empty account as it was', async () => {
  const taken = await everything(amara);
  const ben = await server.person('trial');
  const { status, body } = await post(ben, '/account/import', taken);
  expect([status, body.left]).toEqual([200, [{ kind: 'deleted_people', count: 1 }]]);
  const arrived = await everything(ben);
  expect(comparable(taken).people).toHaveLength(2);
  expect(comparable(taken).chats.threads.length).toBeGreaterThan(1);
  expect(comparable(arrived)).toEqual(comparable(taken));
  const list = async (who: Person, path: string) => (await get(who, path)).body;
  const [mayas, hers] = await Promise.all([list(ben, '/relationships'), list(amara, '/relationships')]);
  const scores = (all: { personName: string; overallHealthScore: number }[]) =>
    all.map(({ personName, overallHealthScore }) => [personName, overallHealthScore]);
  expect(scores(mayas)).toEqual(scores(hers));
  const open = await list(ben, `/relationships/${mayas[0].id}/chat`);
  expect(await post(ben, `/threads/${open.id}/messages`, { content: 'And then she called' })).toMatchObject({
    status: 200,
  });
  expect((await everything(amara)).rooms).toEqual(taken.rooms);
});

test('an account with something in it is left as it is, also when two imports come at once', async () => {
  const taken = await everything(amara);
  const refused = await post(amara, '/account/import', taken);
  expect([refused.status, refused.body.data.reason, refused.body.message]).toEqual([409, 'not_empty', NOT_EMPTY]);
  const ben = await server.person('no plan');
  const both = await Promise.all([post(ben, '/account/import', taken), post(ben, '/account/import', taken)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await everything(ben)).rooms.journal.entries).toHaveLength(taken.rooms.journal.entries.length);
});

type Rooms = Record<string, Record<string, Record<string, unknown>[]>>;
const BROKEN: readonly [string, (file: { format?: string; version?: number; rooms: Rooms }) => void][] = [
  ['another program wrote it', (file) => Object.assign(file, { format: 'diary' })],
  ['it is from a later version', (file) => Object.assign(file, { version: 99 })],
  ['a room is a list', (file) => Object.assign(file.rooms, { journal: [] })],
  ['a list is missing', (file) => delete file.rooms.journal?.entries],
  [
    'the last room is broken, when all others are in',
    (file) => Object.assign(file.rooms, { support: { safetyPlan: 1 } }),
  ],
  ['a mood is none', (file) => Object.assign(file.rooms.journal?.entries?.[0] ?? {}, { mood: 'great' })],
  ['a day is none', (file) => Object.assign(file.rooms.journal?.entries?.[0] ?? {}, { on: '0000-01-01' })],
  [
    'a moment is out of all time',
    (file) => Object.assign(file.rooms.journal?.entries?.[0] ?? {}, { createdAt: '9999-01-01T00:00:00Z' }),
  ],
];

test.each(BROKEN)('nothing is imported where %s', async (_why, spoil) => {
  const file = structuredClone(await everything(amara));
  spoil(file);
  const ben = await server.person('trial');
  const { status, body } = await post(ben, '/account/import', file);
  expect([status, body.data.issues[0].message]).toEqual([400, NOT_AN_EXPORT]);
  const { rooms } = await everything(ben);
  expect([rooms.relationships.relationships, rooms.journal.entries, rooms.chats.threads]).toEqual([[], [], []]);
});

test('years fit, and so much is read from nobody who is not signed in', async () => {
  const file = await everything(amara);
  const [entry] = file.rooms.journal.entries;
  const long = { ...entry, content: 'x'.repeat(5000), relationshipId: null };
  file.rooms.journal.entries = Array.from({ length: 2000 }, (_, n) => ({ ...long, id: `entry ${n}` }));
  const stranger = await server.person('stranger');
  expect((await post(stranger, '/account/import', file)).status).toBe(401);
  const ben = await server.person('trial');
  expect((await post(ben, '/account/import', file)).status).toBe(200);
  expect((await get(ben, '/account/export')).body.rooms.journal.entries).toHaveLength(2000);
});
