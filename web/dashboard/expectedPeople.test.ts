import { expect, it } from 'vitest';
import { expectedPeople } from '#web/dashboard/expectedPeople.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const longAgo = '2026-09-01T08:00:00Z';
const justNow = '2026-11-20T11:59:00Z';

it('expects nobody for somebody who has just come, and a row for the others', () => {
  expect(expectedPeople(null, justNow, now)).toBe(0);
  expect(expectedPeople(null, longAgo, now)).toBe(3);
});

it.each([
  [0, 0],
  [2, 2],
  [40, 6],
])('expects what was there last time, %i people in %i cards', (last, cards) => {
  expect(expectedPeople(last, justNow, now)).toBe(cards);
  expect(expectedPeople(last, longAgo, now)).toBe(cards);
});
