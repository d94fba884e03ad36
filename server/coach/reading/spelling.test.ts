import { expect, test } from 'vitest';
import { spelled } from '#server/coach/reading/spelling.ts';

/** Milliseconds of the processor's time; what is too short to be measured counts as one. */
function timeOf(word: string): number {
  const before = process.cpuUsage();
  spelled(word);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1000);
}

test.each(['A1', 'ab', 'k!ll'])('what is longer than any word is not looked up letter by letter: %s', (piece) => {
  expect(timeOf(piece.repeat(20_000)) / timeOf(piece.repeat(5000))).toBeLessThan(12);
});

test.each([
  ['definitly', 'definitely'],
  ['hellpless', 'hellpless'],
  ['SUISIDAL', 'suicidal'],
  ['boyfreind', 'boyfriend'],
  ['manipulatve', 'manipulative'],
])('a slip is still mended: %s', (typed, meant) => {
  expect(spelled(typed)).toBe(meant);
});
