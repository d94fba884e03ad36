import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Veil } from '#server/coach/anonymise/hide.ts';
import { agree } from '#server/coach/consent/consent.ts';
import { lengthOf, write } from '#server/coach/llm/prompt.ts';
import { coachChat } from '#server/coach/llm/prompts/chats.ts';
import { costOfLength, signsIn } from '#server/coach/llm/written.ts';
import { accept, standingOf } from '#server/coach/port.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTown, type Town } from '#test/town.ts';

let town: Town;
let fake: FakeProvider;
let runs: Runs;
let amara: string;

beforeAll(async () => {
  [town, fake] = await Promise.all([openTown(), openFakeProvider()]);
});
beforeEach(async () => {
  const provider = await providerAt(fake.url);
  const patience = { first: 15_000, gap: 15_000, talk: 30_000 };
  runs = new Runs(town.house, deskOf(town.house, { provider, patience }));
  runs.onEnd('test', async () => {});
  amara = (await town.person()).id;
  await agree(town.house, amara, provider);
  fake.answer(['says', 'What happened next?']);
  return () => runs.close();
});
afterAll(async () => {
  await fake.close();
  await town.close();
});

const letter = (i: number, from: number) => String.fromCharCode(from + (Math.floor(i) % 26));
const begin = (message: string, room = 'test') =>
  runs.begin({ ownerId: amara, task: 'coachChat', given: { message }, room });
const spent = async () => (await town.house.db.select().from(coachSpend)).find(({ who }) => who === amara);

test('a question is prepared while it is stored, and nothing of it leaves before it is', async () => {
  const begun = await town.house.db.transaction(async (tx) => {
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
  const { vault } = town.house;
  const { of } = vault;
  let asked = 0;
  const away = () => Promise.reject(new Error('away'));
  vi.spyOn(vault, 'of').mockImplementation((owner) => (owner === amara && ++asked === 2 ? away() : of(owner)));
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

test('where the books are out of reach no provider is asked, and the embedded coach answers, fixed words too', async () => {
  await runs.close();
  const desk = deskOf(town.house, { provider: await providerAt(fake.url) });
  const reserve = () => Promise.reject(new Error('away'));
  runs = new Runs(town.house, { ...desk, gate: { ...desk.gate, reserve } });
  runs.onEnd('test', async () => {});
  const asked = fake.asked.length;
  const { ending } = await runs.ended(amara, await begin('I want to kill myself tonight, I have the pills here'));
  expect([ending?.status, fake.asked.length]).toEqual(['done', asked]);
  const calm = await runs.ended(amara, await begin('Maya forgot my birthday'));
  expect(calm.ending).toMatchObject({
    status: 'done',
    meta: { adapter: 'embedded', fallbackReason: 'provider_failed' },
  });
  expect(fake.asked.length).toBe(asked);
});

test('where what is private cannot be hidden the embedded coach answers, and nothing stays set aside', async () => {
  vi.spyOn(Veil.prototype, 'hide').mockImplementation(() => {
    throw new RangeError('broken');
  });
  const { ending } = await runs.ended(amara, await begin('Maya forgot my birthday'));
  vi.restoreAllMocks();
  expect(ending).toMatchObject({ status: 'done', meta: { adapter: 'embedded', fallbackReason: 'provider_failed' } });
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
    const { system, user } = write(coachChat, input, standingOf([]));
    const length = lengthOf(coachChat, input);
    expect(length).toBeGreaterThanOrEqual(signsIn(system + user));
    expect(length).toBeLessThan(signsIn(system + user) * 2);
  }
});

const MANY_NAMES = Array.from({ length: 600 }, (_, i) => `${letter(i, 65)}${letter(i / 26, 97)}`).join(', ');

test.each([MANY_NAMES, '我很难过。'.repeat(300)])(
  'what names and other scripts add is set aside too: %.9s',
  async (message) => {
    fake.answer(['silent']);
    const { system, user } = write(coachChat, accept('coachChat', { message }), standingOf([]));
    const id = await begin(message);
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), 8000);
    expect(await spent()).toMatchObject({ requests: 1 });
    expect((await spent())?.tokens).toBeGreaterThanOrEqual(signsIn(system + user) / 3 + coachChat.maxOutputTokens);
    await runs.stop(amara, id);
  },
);

test('a prompt that grew beyond what is left is not sent, and nothing stays set aside', async () => {
  await runs.close();
  const provider = await providerAt(fake.url);
  const input = accept('coachChat', { message: MANY_NAMES });
  const tokens = costOfLength(lengthOf(coachChat, input), coachChat.maxOutputTokens) + 10;
  const plenty = { requests: 1000, tokens: 1_000_000_000 };
  const ceilings = { member: { requests: 1, tokens }, house: plenty };
  runs = new Runs(town.house, deskOf(town.house, { provider, ceilings }));
  runs.onEnd('test', async () => {});
  const { ending } = await runs.ended(amara, await begin(MANY_NAMES));
  expect(ending?.meta).toMatchObject({ adapter: 'embedded', fallbackReason: 'member_ceiling' });
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 0, tokens: 0 }), 8000);
});
