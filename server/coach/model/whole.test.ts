import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeResult } from '#server/coach/model/prompt.ts';
import { factsToRemember } from '#server/coach/model/prompts/results/drawn.ts';
import { whole } from '#server/coach/model/whole.ts';
import { accept } from '#server/coach/port.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await openFakeProvider();
});
afterAll(() => fake.close());

const filler = (signs: number) => 'We spoke about the week and the garden. '.repeat(signs / 40);

test('what is restored is what the shorter prompt hid, where the first was too long', async () => {
  const messages = [
    `${filler(2600)} The flight is booked under 4471 8829 1203. ${filler(2600)}`,
    ...[filler(5200), filler(5200)],
    `${filler(5200)} The flight is booked under 5520 1937 6684.`,
  ].map((content) => ({ role: 'user' as const, content, name: 'Will' }));
  const input = accept('factsToRemember', { messages, name: 'Will', personName: 'Maya' });
  const written = writeResult(factsToRemember, input, assessTexts([]), { context: 16_000, hides: true });
  fake.answer((n) =>
    n === 1
      ? ['refuses', 400, 'This model has a maximum context length of 4096 tokens.']
      : ['returns', { facts: [{ text: 'Flies under DETAIL_1 this summer.', scope: 'all' }] }],
  );
  const provider = await providerAt(fake.url);
  const asking = { maxOutputTokens: 500, signal: new AbortController().signal };
  const { words } = await whole(provider, factsToRemember, written, asking);
  const sent = JSON.stringify(fake.asked[1]?.body);
  expect(sent).toContain('DETAIL_1');
  expect(sent).not.toMatch(/DETAIL_2|4471|5520/);
  expect(words.facts).toEqual([{ text: 'Flies under 5520 1937 6684 this summer.', scope: 'all' }]);
});

test('a result that goes on far beyond its bound is broken off, and not read over and over', async () => {
  const input = accept('factsToRemember', { messages: [], name: null, personName: null });
  const written = writeResult(factsToRemember, input, assessTexts([]), { context: 16_000, hides: true });
  fake.answer(['says', `{"concern":null,${'"facts":[],'.repeat(1000)}`]);
  const asking = { maxOutputTokens: 500, signal: new AbortController().signal };
  const answer = whole(await providerAt(fake.url), factsToRemember, written, asking, () => {});
  await expect(answer).rejects.toMatchObject({ kind: 'too_long' });
  expect(fake.asked).toHaveLength(1);
});
