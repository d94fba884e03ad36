import { expect, test } from 'vitest';
import { excerpt } from '#contract/excerpt.ts';

test('a text that fits stays as it is', () => {
  expect(excerpt('She goes quiet', 14)).toBe('She goes quiet');
  expect(excerpt('😀😀', 2)).toBe('😀😀');
});

test('a longer one ends after a whole word', () => {
  expect(excerpt('We fight about the trip on Thursday', 32)).toBe('We fight about the trip on…');
  expect(excerpt('We fight about it', 8, '...')).toBe('We fight...');
  expect(excerpt('We fight\nabout it', 11)).toBe('We fight…');
  expect(excerpt('We keep to it. And then', 14)).toBe('We keep to it…');
});

test('a word longer than half of the place is cut between two characters', () => {
  expect(excerpt('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}…`);
  expect(excerpt(`So ${'x'.repeat(50)}`, 20)).toBe(`So ${'x'.repeat(17)}…`);
  expect(excerpt('😀😀😀', 2)).toBe('😀😀…');
});
