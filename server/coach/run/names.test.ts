import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agree } from '#server/coach/consent/consent.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { ask } from '#server/coach/run/ask.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

const SAYS = 'Ask PERSON_1 for ten minutes.';
let m: ModelledServer;
let who: Person;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
beforeEach(async () => {
  m.fake.answer(['says', SAYS]);
  who = await m.agreed();
  for (const personName of ['Priya Raman', 'Tomasz']) await m.meet(who, { personName, relationshipType: 'friend' });
});
afterAll(() => m.close());

const TOLD = 'priya told Tomasz, and TOMASZ told Mrs. Raman about it';
const SPOKEN = [
  { role: 'user', content: TOLD },
  { role: 'assistant', content: 'Hm.' },
];
/** Names of anybody in a member's life, whoever it is about. */
const NAMES = /priya|tomasz|raman/i;

test.each([
  ['craftMessage', { goal: TOLD, selectedTone: 'direct' }],
  ['textAnalysis', { text: TOLD }],
  ['relationshipAnalysis', { relationshipType: 'friend', description: TOLD }],
  ['resolveArgument', { originalConversation: `A: ${TOLD}\nB: no` }],
  ['rehearse', { personName: 'Priya', aim: TOLD, level: 'easy', wants: 'line', history: SPOKEN, message: 'hi' }],
] as const)('nothing that a model is asked for tells it a name: %s', async (task, given) => {
  const provider = await providerAt(m.fake.url);
  await agree(m.server.house, who.id, provider);
  await ask(deskOf(m.server.house, { provider, embedded: guide }), task, given as never, { people: [who.id] });
  expect(m.left()).toMatch(/PERSON_\d/);
  expect(m.left()).not.toMatch(NAMES);
});

test.each([true, false])('nor does a talk, whether the coach may be told of people or not: %s', async (about) => {
  await m.put(who, '/memory/settings', { kinds: { about } });
  expect((await m.post(who, '/chat', { message: TOLD })).status).toBe(200);
  expect(m.left()).toMatch(/PERSON_\d/);
  expect(m.left()).not.toMatch(NAMES);
});
