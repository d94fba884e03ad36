import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, isTimeZone } from '#server/clock/time-zone.ts';
import { nextOn, nextReminder } from '#server/relationships/dates/calendar.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the next day of a date', () => {
  test.each([
    ['1990-04-12', 'yearly', '2026-11-20', '2027-04-12'],
    ['1990-12-24', 'yearly', '2026-11-20', '2026-12-24'],
    ['1990-11-20', 'yearly', '2026-11-20', '2026-11-20'],
    ['1990-11-19', 'yearly', '2026-11-20', '2027-11-19'],
    ['2028-02-29', 'yearly', '2026-11-20', '2028-02-29'],
    ['2024-02-29', 'yearly', '2026-11-20', '2027-02-28'],
    ['2024-02-29', 'yearly', '2028-01-01', '2028-02-29'],
    ['2030-01-01', 'yearly', '2026-11-20', '2030-01-01'],
    ['2026-11-20', 'never', '2026-11-20', '2026-11-20'],
    ['2026-11-19', 'never', '2026-11-20', undefined],
  ] as const)('%s, %s, from %s on: %s', (on, repeats, from, next) => {
    expect(nextOn({ day: on, repeats }, from)).toBe(next ?? null);
  });

  test('is never before the day it is asked from, and within a year and a bit', () => {
    const days = fc.integer({ min: 0, max: 100_000 }).map((n) => day('1900-01-01').add({ days: n }));
    fc.assert(
      fc.property(days, days, (first, from) => {
        const said = nextOn({ day: first.toString(), repeats: 'yearly' }, from.toString());
        const next = said && day(said);
        expect(next).not.toBeNull();
        expect(next?.toString()).toBe(said);
        if (!next) return;
        expect(Temporal.PlainDate.compare(next, from)).toBeGreaterThanOrEqual(0);
        if (Temporal.PlainDate.compare(first, from) < 0) expect(from.until(next).days).toBeLessThanOrEqual(366);
      }),
    );
  });
});

describe('the next reminder', () => {
  const birthday = { day: '1990-12-24', repeats: 'yearly', remindDays: 1, timeZone: 'UTC' } as const;
  const at = (date: Parameters<typeof nextReminder>[0], after: string) =>
    nextReminder(date, new Date(after))?.toISOString() ?? null;

  test.each([
    ['in the morning of the day before', birthday, '2026-11-20T09:00:00Z', '2026-12-23T09:00:00.000Z'],
    ['of the day itself', { ...birthday, remindDays: 0 }, '2026-11-20T09:00:00Z', '2026-12-24T09:00:00.000Z'],
    ['next year, once this year’s is over', birthday, '2026-12-23T09:00:00Z', '2027-12-23T09:00:00.000Z'],
    [
      'in the year before',
      { ...birthday, day: '1990-01-03', remindDays: 7 },
      '2026-11-20T09:00:00Z',
      '2026-12-27T09:00:00.000Z',
    ],
    [
      'in the morning there',
      { ...birthday, timeZone: 'America/Los_Angeles' },
      '2026-11-20T09:00:00Z',
      '2026-12-23T17:00:00.000Z',
    ],
    [
      'in summer time',
      { ...birthday, day: '1990-07-02', timeZone: 'Europe/Lisbon' },
      '2026-11-20T09:00:00Z',
      '2027-07-01T08:00:00.000Z',
    ],
    ['never, where none is wanted', { ...birthday, remindDays: null }, '2026-11-20T09:00:00Z', null],
    [
      'never, once it is over for good',
      { ...birthday, day: '2026-11-20', repeats: 'never' as const },
      '2026-11-20T09:00:00Z',
      null,
    ],
  ])('comes %s', (_when, date, after, expected) => {
    expect(at(date, after)).toBe(expected);
  });

  test('always lies ahead', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 30 }), (after, remindDays) => {
        const next = nextReminder({ ...birthday, remindDays }, after);
        expect(next && next > after).toBe(true);
      }),
    );
  });
});

test('a day begins earlier in the east', () => {
  const night = new Date('2026-11-20T22:00:00Z');
  expect(dayAt(night, 'Asia/Tokyo')).toBe('2026-11-21');
  expect(dayAt(night, 'America/New_York')).toBe('2026-11-20');
});

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ["'; drop", false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
