import { expect, test } from 'vitest';
import { spelled } from '#server/coach/language/spelling.ts';

test.each(['A1'.repeat(10_000), 'ab'.repeat(10_000), 'k!ll'.repeat(5000)])(
  'what is longer than any word is not looked up letter by letter: %.8s',
  (word) => {
    const began = performance.now();
    spelled(word);
    expect(performance.now() - began).toBeLessThan(500);
  },
);

test.each([
  ['definitly', 'definitely'],
  ['hellpless', 'hellpless'],
  ['SUISIDAL', 'suicidal'],
  ['boyfreind', 'boyfriend'],
  ['manipulatve', 'manipulative'],
])('a slip is still mended: %s', (typed, meant) => {
  expect(spelled(typed)).toBe(meant);
});
