import { expect, test } from 'vitest';
import { sentimentOf } from '#server/batch/sentiment.ts';

test('the move decides where the lexicon hears nothing or is fooled', () => {
  expect(sentimentOf('You never listen to a word I say.')).toBeLessThan(0);
  expect(sentimentOf('Great job, Einstein.')).toBeLessThan(0);
  expect(sentimentOf('I can see my part in this.')).toBeGreaterThan(0);
});

test('emoji have a side', () => {
  expect(sentimentOf('see you 💔')).toBeLessThan(0);
  expect(sentimentOf('see you ❤️')).toBeGreaterThan(0);
});

test('stays within its bounds, and is nothing for nothing', () => {
  expect(sentimentOf('')).toBe(0);
  expect(sentimentOf('   ')).toBe(0);
  for (const text of ['love '.repeat(500), 'hate '.repeat(500), '😀'.repeat(500), '\udc00'])
    expect(Math.abs(sentimentOf(text))).toBeLessThanOrEqual(1);
});
