import { expect, test } from 'vitest';
import { named } from '#server/coach/anonymise/names.ts';
import { structured } from '#server/coach/anonymise/patterns.ts';

const LENGTH = 8000;
const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const PIECES =
  "1. 1, 1- 1/ 1: a. a- a' a@ a@b. A- A1 A1- Aa' a 1 A _ % @a (1 .b www. co. weg flat_ rue_a_ 1_ +1_ 1,,,,,,,,, rue_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_";

/** Warm, so that what is measured is the work and not the loading. */
structured('Ready.');
named('Ready.');

test.each([
  ...PIECES.split(' ').map((piece) => filled(piece.replaceAll('_', ' '))),
  `${'1'.repeat(60)}a`,
  `rue ${'a'.repeat(600)}`,
  `1 ${'a'.repeat(LENGTH)}`,
])('whatever is typed is looked through in a moment: %.20s', (text) => {
  const began = performance.now();
  structured(text);
  expect(performance.now() - began).toBeLessThan(120);
});

test.each([
  ['my number is 4.111,20', '4.111,20'],
  ['we live at rue de la Paix 12 now', 'rue de la Paix 12'],
  ['see a.b.c.example.com/x now', 'a.b.c.example.com/x'],
  ['room 123-456-789 ok', '123-456-789'],
])('and what is private is still found: %s', (text, secret) => {
  expect(structured(text).map(({ start, end }) => text.slice(start, end))).toContain(secret);
});
