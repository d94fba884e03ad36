import { expect, test } from 'vitest';
import { named } from '#server/coach/anonymise/names.ts';
import { structured } from '#server/coach/anonymise/patterns.ts';
import { ownTime } from '#test/growth.ts';

const SHORT = 2000;
const LONG = 8000;
const filled = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const PIECES = [
  "1. 1, 1- 1/ 1: a. a- a' a@ a@b. A- A1 A1- Aa' a 1 A _ % @a (1 .b www. co. weg flat_ rue_a_ 1_ +1_ 1,,,,,,,,,",
  `rue_${'a'.repeat(45)}_`,
].join(' ');

/** The best of three rounds; less than a millisecond counts as one. */
const timeOf = (text: string) => Math.max(1000, Math.min(...[1, 2, 3].map(() => ownTime(() => structured(text)))));

/** Loads everything first, so that only the work is measured. */
structured('Ready.');
named('Ready.');

test.each([
  ...PIECES.split(' ').map((piece) => filled(piece.replaceAll('_', ' '))),
  (length: number) => `${'1'.repeat(length)}a`,
  (length: number) => `rue ${'a'.repeat(length)}`,
  (length: number) => `1 ${'a'.repeat(length)}`,
])('four times the length takes no sixteen times the time: %#', (ofLength) => {
  expect(timeOf(ofLength(LONG)) / timeOf(ofLength(SHORT))).toBeLessThan(12);
});

test.each([
  ['my number is 4.111,20', '4.111,20'],
  ['we live at rue de la Paix 12 now', 'rue de la Paix 12'],
  ['see a.b.c.example.com/x now', 'a.b.c.example.com/x'],
  ['room 123-456-789 ok', '123-456-789'],
])('and what is private is still found: %s', (text, secret) => {
  expect(structured(text).map(({ start, end }) => text.slice(start, end))).toContain(secret);
});
