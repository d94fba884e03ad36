import { expect, test } from 'vitest';
import { PROMPTS, promptOn, untilMidnight } from '#contract/journal-prompts.ts';
import { dayAfter } from '#contract/progress-scores.ts';

test('each day has a question of its own, and all of them come before one comes again', () => {
  const days = PROMPTS.map((_, at) => dayAfter('2026-02-20', at));
  expect(new Set(days.map(promptOn)).size).toBe(PROMPTS.length);
  expect(promptOn(dayAfter('2026-02-20', PROMPTS.length))).toBe(promptOn('2026-02-20'));
});

test.each([
  ['Europe/Lisbon', '2026-11-20T23:59:59Z', 1000],
  ['America/New_York', '2026-11-20T23:59:59Z', 5 * 3_600_000 + 1000],
  ['America/New_York', '2026-03-08T06:00:00Z', 22 * 3_600_000],
  ['America/New_York', '2026-11-01T05:00:00Z', 24 * 3_600_000],
  ['America/New_York', '2026-11-01T04:00:00Z', 25 * 3_600_000],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', 24 * 3_600_000],
])('midnight in %s after %s', (zone, now, left) => {
  expect(untilMidnight(new Date(now), zone)).toBe(left);
});
