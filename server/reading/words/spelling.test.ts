import { expect, test } from 'vitest';
import { spelled } from '#server/reading/words/spelling.ts';
import { ownTime } from '#test/growth.ts';

/** The best of three rounds; less than a millisecond counts as one. */
const timeOf = (word: string) => Math.max(1000, Math.min(...[1, 2, 3].map(() => ownTime(() => spelled(word)))));

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
