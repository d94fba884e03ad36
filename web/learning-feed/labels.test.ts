import { expect, test } from 'vitest';
import { dayLabel, SUMMARY_SHOWN, shortened } from '#web/learning-feed/labels.ts';

test('a long summary is cut at a word’s end, and at 200 characters where there is none', () => {
  expect(shortened(`${'word '.repeat(60)}end`)).toBe(`${'word '.repeat(40).trim()}…`);
  expect(shortened('x'.repeat(300))).toBe(`${'x'.repeat(SUMMARY_SHOWN)}…`);
});

test('a day is the same day everywhere', () => {
  expect(dayLabel('2026-11-20T00:00:00.000Z')).toBe('Nov 20, 2026');
});
