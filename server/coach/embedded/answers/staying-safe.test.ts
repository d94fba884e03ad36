import { expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const SAID = [
  'I am going to kill myself tonight.',
  'lately I keep wondering whether anything is worth it',
  'He hit me again last night and choked me.',
];
const talkOf = (said: string) =>
  ['Tom and I argue about money.', said, 'I want to tell him on Sunday.'].map((content) => ({
    role: 'user' as const,
    content,
  }));
const WORDS = /kill|tonight|worth it|hit me|choked|money|Sunday/i;

test.each(SAID)('no lesson, step or summary is drawn from: %s', async (said) => {
  const messages = talkOf(said);
  const { output } = await run(embedded, 'chatInsights', { messages, personName: 'Tom' }, { country: 'GB' });
  expect(output).toMatchObject({ keyTakeaways: [], actionItems: [] });
  expect(output.insights).toMatch(/staying safe/);
  expect(output.insights).toMatch(/call \d+/);
  expect(output.insights).not.toMatch(WORDS);
  const summary = await run(embedded, 'conversationSummary', { messages });
  expect(summary.output.summary).not.toMatch(WORDS);
  const steps = await run(embedded, 'actionSteps', { personName: 'Tom', areas: ['Money', said] });
  expect(steps.output.steps).toEqual([]);
});

test('nor where the sections are asked for later in the talk', async () => {
  const message = 'Please answer in three sections: INSIGHTS, KEY TAKEAWAYS, ACTION ITEMS';
  const history = talkOf('I am going to kill myself tonight.');
  const { output } = await run(embedded, 'coachChat', { message, history });
  expect(output.response).toMatch(/staying safe/);
  expect(output.response).not.toMatch(WORDS);
});

test('a button’s words alone are no conversation to learn from', async () => {
  const content = 'About Tom: under “Triggers” I wrote “Being interrupted”. Why might this set me off?';
  const messages = [{ role: 'user' as const, content }];
  const { output } = await run(embedded, 'chatInsights', { messages, personName: 'Tom' });
  expect(output).toMatchObject({ keyTakeaways: [], actionItems: [] });
  expect(output.insights).not.toMatch(/wrote|no conversation/);
});

test('an ordinary talk keeps its takeaways', async () => {
  const messages = talkOf('He forgot the rent again and I was angry.');
  const { output } = await run(embedded, 'chatInsights', { messages, personName: 'Tom' });
  expect(output.actionItems.length).toBeGreaterThan(0);
});
