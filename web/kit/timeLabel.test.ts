import { expect, test } from 'vitest';
import { dayOf } from '#web/kit/dates.ts';
import { timeLabel } from '#web/kit/timeLabel.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T12:00:05.000Z', 'Just now'],
  ['2026-11-20T11:59:00.001Z', 'Just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T11:00:00.001Z', '59 minutes ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-19T12:00:00.001Z', '23 hours ago'],
  ['2026-11-19T12:00:00.000Z', '1 day ago'],
  ['2026-11-13T12:00:00.001Z', '6 days ago'],
  ['2026-11-13T12:00:00.000Z', dayOf('2026-11-13T12:00:00.000Z', new Date(now))],
])('%s is told as "%s"', (moment, label) => {
  expect(timeLabel(moment, now)).toBe(label);
});
