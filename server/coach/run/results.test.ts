import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agree } from '#server/coach/consent/consent.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, type Mode, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let fake: FakeProvider;
let desk: Desk;
let amara: string;

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
});
beforeEach(async () => {
  const provider = await providerAt(fake.url);
  desk = deskOf(server.house, { provider, embedded: guide });
  amara = (await server.person()).id;
  await agree(server.house, amara, provider);
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

const messages = [{ role: 'user' as const, content: 'Maya cancelled our trip by text, and I said yes to all of it.' }];
const summary = (of = desk) => ask(of, 'conversationSummary', { messages }, { people: [amara] });

test('is the guide’s where the books are out of reach, and no model is asked', async () => {
  fake.answer(['returns', { summary: 'A trip was cancelled.' }]);
  const reserve = () => Promise.reject(new Error('away'));
  const { meta, output } = await summary({ ...desk, ledger: { ...desk.ledger, reserve } });
  expect(meta).toMatchObject({ adapter: 'embedded', fallbackReason: 'provider_failed' });
  expect([output.summary.length > 0, fake.asked]).toEqual([true, []]);
});

test('of a long text more may be written than of a short one', async () => {
  const room = async (content: string) => {
    fake.answer(['returns', { summary: 'A trip was cancelled.' }]);
    await ask(desk, 'conversationSummary', { messages: [{ role: 'user', content }] }, { people: [amara] });
    return Number(fake.asked[0]?.body.max_tokens);
  };
  const short = await room('She cancelled our trip.');
  expect(await room('She cancelled our trip by text again. '.repeat(400))).toBeGreaterThan(short + 2000);
});

const FAULTS: Mode[] = [
  ['status', 401],
  ['status', 429, { 'retry-after': '3600' }],
  ['status', 500],
  ['html'],
  ['nothing'],
  ['silent'],
  ['one endless line'],
  ['says', ''],
  ['says', '{"summary": "cut'],
];
test.each(FAULTS)('%j: the guide answers, and that is said', async (...mode) => {
  fake.answer(mode as Mode);
  const { meta, output } = await summary({ ...desk, patience: { ...desk.patience, result: 1500 } });
  expect([meta.adapter, meta.fallbackReason, output.summary.length > 0]).toEqual(['embedded', 'provider_failed', true]);
});

describe('a danger that the model saw in a text', () => {
  const analysis = (concern: unknown) => ({
    emotionalTone: 'Cold',
    interpretation: 'It closes the door.',
    underlyingMeaning: 'They want to be left alone.',
    suggestedResponse: 'I hear you.',
    confidence: { score: 60, reason: 'It is short.' },
    readings: ['Tired', 'Angry'],
    evidence: [],
    otherPerspective: 'They may be tired.',
    ownPart: 'You asked twice.',
    assumptionsToCheck: ['They are angry'],
    oneRepairStep: 'Wait a day.',
    concern,
  });
  const given = { text: 'The lamp stays on until you are back, as we said.' };
  const answered = async (concern: unknown) => {
    fake.answer(['returns', analysis(concern)]);
    return ask(desk, 'textAnalysis', given, { people: [amara] });
  };

  test('is raised, and takes away what could do harm', async () => {
    const { meta, output } = await answered({ level: 'concern', kind: 'domestic_violence' });
    expect(meta).toMatchObject({ adapter: 'openai-compatible', safety: { level: 1, category: 'domestic_violence' } });
    expect([output.emotionalTone, output.balance.ownPart]).toEqual(['Cold', null]);
    expect(JSON.stringify(fake.asked[0]?.body)).toContain('concern');
  });

  const german = {
    text: 'Danke für gestern, war schön mit dir. Sorry dass ich so früh weg bin, mir war nicht gut. Nächste Woche?',
  };
  test('is plainer than that the language is read in part here; and without one the result is whole', async () => {
    fake.answer(['returns', analysis({ level: 'concern', kind: 'domestic_violence' })]);
    const seen = await ask(desk, 'textAnalysis', german, { people: [amara] });
    expect([seen.meta.safety.category, seen.output.balance.ownPart]).toEqual(['domestic_violence', null]);
    fake.answer(['returns', analysis(null)]);
    const calm = await ask(desk, 'textAnalysis', german, { people: [amara] });
    expect([calm.meta.safety.category, calm.output.balance.ownPart]).toEqual(['another_language', 'You asked twice.']);
  });

  test('and calls a crisis is answered without it', async () => {
    const { meta } = await answered({ level: 'crisis', kind: 'self_harm' });
    expect(meta).toMatchObject({ adapter: 'embedded', safety: { level: 2, category: 'self_harm' } });
  });

  test.each([[null], ['none'], [{ level: 'lower', kind: 'self_harm' }], [{ level: 'crisis', kind: 'boredom' }]])(
    'and that is none is not: %j',
    async (concern) => {
      const { meta, output } = await answered(concern);
      expect([meta.safety.level, output.balance.ownPart]).toEqual([0, 'You asked twice.']);
    },
  );
});
