import { describe, expect, test } from 'vitest';
import { isTimeZone, todayIn } from '#server/clock/time-zone.ts';

describe('the day there', () => {
  const MIDDAY = new Date('2026-11-21T11:30:00Z');
  test.each([
    ['UTC', 'Saturday, November 21, 2026, morning'],
    ['Pacific/Auckland', 'Sunday, November 22, 2026, night'],
    ['America/Los_Angeles', 'Saturday, November 21, 2026, night'],
    ['Asia/Kolkata', 'Saturday, November 21, 2026, evening'],
    ['Europe/Helsinki', 'Saturday, November 21, 2026, afternoon'],
  ])('%s', (zone, today) => expect(todayIn(MIDDAY, zone)).toBe(today));
});

test('only zones that there are', () => {
  expect(['Europe/Lisbon', 'UTC', 'Mars/Olympus', '', '../etc'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
