import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnStory, Story } from '#contract/learning-feed.ts';
import { chatting } from '#test/chats.ts';
import { type Member, member } from '#test/payments/member.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';
import { together } from '#test/together.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOLD = 'We argued about the dishes all week. Then we sat down, made a list of who does what, and it works now.';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const { get, post, patch, meet, talk, couple } = chatting(() => server);
const { share, mediate } = together(() => server);
const own = async (who: Person): Promise<OwnStory[]> => (await get(who, '/learning-feed/own')).body;
const put = (who: Person, path: string, payload: object) =>
  server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload });
const answer = (who: Person, agreed: boolean) =>
  put(who, '/membership/sharing-consent', { agreed, version: '2026-11', occasion: 'core' });

/** A resolved saved chat. */
async function resolve(who: Person, content = TOLD, more: object[] = []) {
  const { id } = await meet(who);
  const timestamp = server.clock.now().toISOString();
  const chatHistory = [{ role: 'user', content, timestamp, userName: 'Amara' }, ...more];
  expect((await post(who, `/relationships/${id}/saved-chats`, { title: 'Dishes', chatHistory })).status).toBe(200);
}

async function aDayLater() {
  server.clock.advance(DAY + 20 * MINUTE);
  await server.house.jobs.drain();
}

test('what a Core member resolved waits, and is withdrawn at once by Plus, by a place and by a taken-back word', async () => {
  const ways: Record<string, (who: Member) => Promise<unknown>> = {
    plus: (who) => who.ask('POST', '/membership/change', { plan: 'plus' }),
    prime: (who) => who.pays('prime'),
    word: (who) => answer(who, false),
  };
  for (const [name, leave] of Object.entries(ways)) {
    const who = await member(server);
    await who.pays('core');
    await answer(who, true);
    await resolve(who);
    await post(who, '/learning-feed/own', { category: 'family', issue: 'money', help: 'apology', end: 'open' });
    expect([name, (await own(who)).length]).toEqual([name, 2]);
    await leave(who);
    await server.house.jobs.drain();
    // Stories that were shared by hand do not depend on the plan.
    expect([name, (await own(who)).map(({ choice }) => choice.issue)]).toEqual([name, ['money']]);
  }
});

test('under Plus nothing is shared, and back on Core what was withdrawn stays so', async () => {
  const who = await member(server);
  await who.pays('plus');
  await answer(who, true);
  await resolve(who);
  expect(await own(who)).toEqual([]);
  const other = await member(server);
  await other.pays('core');
  await answer(other, true);
  await resolve(other);
  for (const plan of ['plus', 'core']) {
    await other.ask('POST', '/membership/change', { plan });
    await server.house.jobs.drain();
  }
  await aDayLater();
  expect(await own(other)).toEqual([]);
});

test('nothing goes out of what two share, however it is resolved', async () => {
  const { amara, ben, hers } = await couple('trial');
  for (const who of [amara, ben]) await answer(who, true);
  const [one, other] = [amara, ben].map((who, at) => ({ ...who, mark: `${TOLD} ${at}` }));
  if (!one || !other) throw new Error('Two were expected.');
  await share(one, hers, other);
  await post(amara, `/relationships/${hers}/saved-chats`, { title: 'Both', status: 'resolved' });
  await mediate({ ...amara, mark: 'one' }, hers, { ...ben, mark: 'two' });
  const { body: talks } = await get(amara, '/conversations');
  for (const { id } of talks)
    for (const status of ['active', 'resolved']) await patch(amara, `/conversations/${id}`, { status });
  const timestamp = server.clock.now().toISOString();
  await resolve(amara, TOLD, [{ role: 'user', content: 'I felt the same.', timestamp, userName: 'Ben' }]);
  expect([await own(amara), await own(ben)]).toEqual([[], []]);
});

const DANGER = 'My husband hits me when he is drunk. Last night we talked, made a plan together, and it got better.';

test('nothing goes out of a talk or an argument beside which a card stood', async () => {
  const who = await server.person();
  await answer(who, true);
  const conversation = async (words: readonly string[]) => {
    const { id } = (await post(who, '/conversations', { title: 'Dishes', type: 'solo_session' })).body;
    for (const one of words) await talk(who, id, one);
    expect((await patch(who, `/conversations/${id}`, { status: 'resolved' })).status).toBe(200);
  };
  await conversation([TOLD, DANGER]);
  const argue = async (originalConversation: string) => {
    const { body } = await post(who, '/resolve-argument', { originalConversation });
    expect((await put(who, `/resolve-argument/${body.id}/status`, { status: 'resolved' })).statusCode).toBe(200);
  };
  await argue(`Me: ${DANGER}\nSam: ${TOLD}`);
  expect(await own(who)).toEqual([]);
  await conversation([TOLD]);
  await argue(`Me: You never help with the dishes.\nSam: ${TOLD}`);
  expect(await own(who)).toHaveLength(2);
});

test('what is published after somebody’s last visit is new to them, once', async () => {
  const [writer, reader] = [await server.person('admin'), await server.person('admin')];
  const feed = async (): Promise<Story[]> => (await get(reader, '/learning-feed')).body;
  // Publishes what other tests left waiting.
  await aDayLater();
  expect((await feed()).some(({ isNew }) => isNew)).toBe(false);
  await put(reader, '/learning-feed/visit', {});
  await post(writer, '/learning-feed/own', { category: 'family', issue: 'money', help: 'apology', end: 'open' });
  await aDayLater();
  expect((await feed()).filter(({ isNew }) => isNew)).toHaveLength(1);
  await put(reader, '/learning-feed/visit', {});
  expect((await feed()).filter(({ isNew }) => isNew)).toEqual([]);
});

let flooder: Person;
beforeEach(async () => {
  flooder = await server.person('admin');
});

test.each([
  ['comments', 20, 'comments', (n: number) => ({ content: `That helped us ${n} times.` })],
  ['reports', 30, 'report', () => ({ reason: 'spam' })],
  ['stories', 10, 'own', () => ({ category: 'family', issue: 'money', help: 'plan', end: 'open' })],
] as const)('a flood of %s ends at %i an hour, also when all come at once', async (_what, max, path, payload) => {
  const [story] = (await get(flooder, '/learning-feed')).body;
  const url = path === 'own' ? '/learning-feed/own' : `/learning-feed/${story.id}/${path}`;
  const answers = await Promise.all(Array.from({ length: max + 5 }, (_, n) => post(flooder, url, payload(n))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 429)?.body.message).toBe('Too many requests. Please wait a moment.');
  server.clock.advance(60 * MINUTE);
  expect((await post(flooder, url, payload(99))).status).toBeLessThan(300);
});
