import { expect, it } from 'vitest';
import { isPast, today, whenIs } from '#web/relationships/dates/days.ts';

const now = new Date(2026, 10, 20, 23, 30);

it('says how far away a day is', () => {
  const said = ['2026-11-20', '2026-11-21', '2026-11-19', '2026-11-27', '2026-11-10'].map((on) => whenIs(on, now));
  expect(said).toEqual(['Today', 'Tomorrow', 'Yesterday', 'In 7 days', '10 days ago']);
  expect(whenIs('2027-03-01', now)).toMatch(/2027/);
});

it('counts in days of the calendar here', () => {
  expect(today(now)).toBe('2026-11-20');
  expect([isPast('2026-11-19', now), isPast('2026-11-20', now)]).toEqual([true, false]);
});
