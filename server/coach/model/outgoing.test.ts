import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agree } from '#server/coach/consent/consent.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const CRISIS = 'He choked me last night and said he will kill me. I want to die, I have the pills here.';
const NEXT = 'What could I say to him tonight?';
const CAREFUL = 'saw a possible concern';
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
  fake.answer(['says', 'What happened next?']);
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

const sent = () => JSON.stringify(fake.asked.map(({ body }) => body));
const user = (content: string) => ({ role: 'user' as const, content });

async function chat(earlier: readonly string[], noted: string[] = []) {
  const runs = new Runs(server.house, desk);
  const known = [{ kind: 'goals' as const, about: 'Tom', lines: noted }];
  const given = { message: NEXT, history: earlier.map(user), known, relationship: { personName: 'Tom' } };
  const id = await runs.begin({ ownerId: amara, task: 'relationshipChat', given });
  const { ending } = await runs.ended(amara, id);
  await runs.close();
  return ending?.meta?.adapter;
}

test('what was said in a crisis does not leave with the next message', async () => {
  expect(await chat([CRISIS])).toBe('embedded');
  expect(fake.asked).toEqual([]);
});

test('nor does it from what is known of a relationship', async () => {
  expect(await chat([], ['He hits me when drunk'])).toBe('embedded');
  expect(await chat([], ['I want to kill myself less often than last year'])).toBe('embedded');
  expect(fake.asked).toEqual([]);
});

test('a worry in what was noted once is no reason to take care in every answer', async () => {
  expect(await chat([], ['Triggers: I feel hopeless and worthless after his calls'])).not.toBe('embedded');
  expect(sent()).toContain('hopeless');
  expect(sent()).not.toContain(CAREFUL);
});

test('a crisis that lies so far back that it would not be sent keeps nobody from being asked', async () => {
  expect(
    await chat([
      CRISIS,
      ...Array.from({ length: 30 }, (_, i) => `We talked for ${i} hours. ${'And so on, word by word. '.repeat(180)}`),
    ]),
  ).not.toBe('embedded');
  expect(sent()).not.toContain('choked');
});

test('after a concern a provider is asked to take care', async () => {
  expect(await chat(['I feel hopeless and worthless'])).not.toBe('embedded');
  expect(sent()).toContain(CAREFUL);
  fake.answer(['says', 'What happened next?']);
  await chat(['We argued about the dishes']);
  expect(sent()).not.toContain(CAREFUL);
});

test('an older entry of a journal does not leave with a calm one', async () => {
  const entry = (content: string) => ({ title: 'A day', content, mood: 'sad' as const, createdAt: '2026-11-18' });
  const entries = [entry('We cooked.'), entry('I want to kill myself tonight, I have the pills.')];
  await ask(desk, 'journalInsight', { entries }, { people: [amara] });
  expect(fake.asked).toEqual([]);
});
