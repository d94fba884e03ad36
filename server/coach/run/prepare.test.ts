import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Veil } from '#server/coach/anonymise/veil.ts';
import { agree } from '#server/coach/consent/consent.ts';
import { lengthAhead, writeTalk } from '#server/coach/model/prompt.ts';
import { coachChat } from '#server/coach/model/prompts/chats.ts';
import { costOfLength } from '#server/coach/model/tokens.ts';
import { lengthOf } from '#server/coach/model/written.ts';
import { accept } from '#server/coach/port.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let fake: FakeProvider;
let runs: Runs;
let amara: string;

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
});
beforeEach(async () => {
  const provider = await providerAt(fake.url);
  const patience = { first: 15_000, gap: 15_000, talk: 30_000 };
  runs = new Runs(server.house, deskOf(server.house, { provider, patience }));
  runs.onEnd('test', async () => {});
  amara = (await server.person()).id;
  await agree(server.house, amara, provider);
  fake.answer(['says', 'What happened next?']);
  return () => runs.close();
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

const SETTING = { context: 32_000, hides: true };
const begin = (message: string, room = 'test') =>
  runs.begin({ ownerId: amara, task: 'coachChat', given: { message }, room });
const spent = async () => (await server.house.db.select().from(coachSpend)).find(({ who }) => who === amara);

test('a question is prepared while it is stored, and nothing of it leaves before it is', async () => {
  const begun = await server.house.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${coachRuns} in exclusive mode`);
    const beginning = begin('Maya forgot my birthday');
    await vi.waitFor(async () => expect((await spent())?.tokens).toBeGreaterThan(0), 8000);
    expect(fake.asked).toEqual([]);
    return { beginning };
  });
  const { text } = await runs.ended(amara, await begun.beginning);
  expect([text, fake.asked.length]).toEqual(['What happened next?', 1]);
});

test('a question that cannot be stored is not sent, and what was set aside for it is given back', async () => {
  await expect(begin('Maya forgot my birthday', 'no such \0 room')).rejects.toThrow();
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 0, tokens: 0 }), 8000);
  expect(fake.asked).toEqual([]);
});

test('a question that cannot be opened again keeps nothing set aside', async () => {
  const { vault } = server.house;
  const { of } = vault;
  const isKept = async () => (await server.house.db.select().from(coachRuns)).some((row) => row.ownerId === amara);
  vi.spyOn(vault, 'of').mockImplementation(async (owner) => {
    if (owner === amara && (await isKept())) throw new Error('away');
    return of(owner);
  });
  await begin('Maya forgot my birthday');
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 0, tokens: 0 }), 8000);
  expect(fake.asked).toEqual([]);
  vi.restoreAllMocks();
});

test('for a question in a crisis nothing stays set aside, and nothing leaves', async () => {
  const id = await begin('I want to kill myself tonight, I have the pills here');
  await runs.ended(amara, id);
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 0, tokens: 0 }), 8000);
  expect(fake.asked).toEqual([]);
});

test('where the books are out of reach no provider is asked and that is said; fixed words are there all the same', async () => {
  await runs.close();
  const desk = deskOf(server.house, { provider: await providerAt(fake.url) });
  const reserve = () => Promise.reject(new Error('away'));
  runs = new Runs(server.house, { ...desk, ledger: { ...desk.ledger, reserve } });
  runs.onEnd('test', async () => {});
  const asked = fake.asked.length;
  const { ending } = await runs.ended(amara, await begin('I want to kill myself tonight, I have the pills here'));
  expect([ending?.status, fake.asked.length]).toEqual(['done', asked]);
  const calm = await runs.ended(amara, await begin('Maya forgot my birthday'));
  expect(calm.ending).toMatchObject({ status: 'failed', failure: 'provider_failed' });
  expect(fake.asked.length).toBe(asked);
});

test('where what is private cannot be hidden nobody is asked, and nothing stays set aside', async () => {
  vi.spyOn(Veil.prototype, 'hide').mockImplementation(() => {
    throw new RangeError('broken');
  });
  const { ending } = await runs.ended(amara, await begin('Maya forgot my birthday'));
  vi.restoreAllMocks();
  expect(ending).toMatchObject({ status: 'failed', failure: 'provider_failed' });
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 0, tokens: 0 }), 8000);
  expect(fake.asked).toEqual([]);
});

test.each([
  'Ok.',
  'Sam said I never listen, and then left the table while I was still talking about the weekend.',
  'Maya, Tom, Priya and Lucas came to the party in Lisbon on 4 March, and Ana wrote to ana@example.org about it.',
])('what is set aside is enough for the prompt: %s', (message) => {
  const history = Array.from({ length: 12 }, () => ({ role: 'user' as const, content: message }));
  for (const earlier of [[], history]) {
    const input = accept('coachChat', { message, history: earlier, name: 'Amara' });
    const prompt = lengthOf(writeTalk(coachChat, input, assessTexts([]), SETTING));
    const length = lengthAhead(coachChat, input, SETTING);
    expect(length).toBeGreaterThanOrEqual(prompt);
    expect(length).toBeLessThan(prompt * 2);
  }
});

/** Signs that the length ahead counts once, and a model three times. */
const MANY_SIGNS = '我很难过。'.repeat(300);

test.each([MANY_SIGNS, '😀 ok '.repeat(400)])('what other scripts add is set aside too: %.9s', async (message) => {
  fake.answer(['silent']);
  const prompt = writeTalk(coachChat, accept('coachChat', { message }), assessTexts([]), SETTING);
  const id = await begin(message);
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1), 8000);
  expect(await spent()).toMatchObject({ requests: 1 });
  expect((await spent())?.tokens).toBeGreaterThanOrEqual(lengthOf(prompt) / 3 + coachChat.maxOutputTokens);
  await runs.stop(amara, id);
});

test('a prompt that grew beyond what is left is not sent, and nothing stays set aside', async () => {
  await runs.close();
  const provider = await providerAt(fake.url);
  const input = accept('coachChat', { message: MANY_SIGNS });
  const tokens = costOfLength(lengthAhead(coachChat, input, SETTING), coachChat.maxOutputTokens) + 10;
  const plenty = { requests: 1000, tokens: 1_000_000_000 };
  const ceilings = { member: { requests: 1, tokens }, house: plenty };
  runs = new Runs(server.house, deskOf(server.house, { provider, ceilings }));
  runs.onEnd('test', async () => {});
  const { ending } = await runs.ended(amara, await begin(MANY_SIGNS));
  expect(ending).toMatchObject({ status: 'failed', failure: 'member_ceiling' });
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 0, tokens: 0 }), 8000);
});

test('whether somebody has a disorder is answered in fixed words, and nothing else is', async () => {
  const said = async (message: string) => (await runs.ended(amara, await begin(message))).text;
  expect(await said('Is my husband a narcissist?')).toContain('I can’t tell you that');
  expect(fake.asked).toEqual([]);
  fake.answer(['says', 'That sounds fair.']);
  for (const fine of ['He has ADHD and I want to help.', 'Is he mad at me?', 'Are you human?'])
    expect(await said(fine)).toBe('That sounds fair.');
});
