import { expect, test } from 'vitest';
import type { Mood } from '#contract/journal.ts';
import { barsOf } from '#web/journal/days.ts';

const day = (on: string, mood: Mood) => ({ on, mood, entries: 1 });

test('each day has its arch, also one without an entry', () => {
  const bars = barsOf([day('2026-11-19', 'sad')], '2026-11-18', '2026-11-20', 'day');
  expect(bars).toEqual([
    { date: '2026-11-18', short: '18', long: 'Wednesday, November 18', mood: null },
    { date: '2026-11-19', short: '19', long: 'Thursday, November 19', mood: 'sad' },
    { date: '2026-11-20', short: '20', long: 'Friday, November 20', mood: null },
  ]);
});

test('weeks end today, and stand for the average of their days', () => {
  const days = [day('2026-11-08', 'very_sad'), day('2026-11-14', 'neutral'), day('2026-11-20', 'happy')];
  const bars = barsOf(days, '2026-11-07', '2026-11-20', 'week');
  expect(bars.map(({ date, mood }) => [date, mood])).toEqual([
    ['2026-11-07', 'very_sad'],
    ['2026-11-14', 'happy'],
  ]);
});

test('months begin on their first day', () => {
  const bars = barsOf([day('2026-10-31', 'happy')], '2026-09-20', '2026-11-02', 'month');
  expect(bars.map(({ short, mood }) => [short, mood])).toEqual([
    ['Sep', null],
    ['Oct', 'happy'],
    ['Nov', null],
  ]);
});
