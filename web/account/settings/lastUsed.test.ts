import { expect, test } from 'vitest';
import { lastUsed } from '#web/account/settings/lastUsed.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

test.each([
  [0, 'just now'],
  [HOUR - 1, 'just now'],
  [HOUR, '1 hour ago'],
  [24 * HOUR - 1, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [6 * 24 * HOUR, '6 days ago'],
])('%d ms before now is "%s"', (age, words) => {
  expect(lastUsed(new Date(now - age).toISOString(), now)).toBe(words);
});

test('older than a week is a date', () => {
  expect(lastUsed('2026-11-01T12:00:00Z', now)).toMatch(/^on .*2026/);
});
