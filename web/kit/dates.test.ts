import { expect, it } from 'vitest';
import { product } from '#test/sources.ts';
import { dayOf, localDay, longDate } from '#web/kit/dates.ts';

it('shows the year of a day where it is another one', () => {
  const now = new Date(2026, 10, 20);
  expect(dayOf(new Date(2026, 2, 4).toISOString(), now)).toBe('Mar 4');
  expect(dayOf(new Date(2025, 2, 4).toISOString(), now)).toBe('Mar 4, 2025');
});

it('keeps a date without a time on its day', () => {
  expect(longDate(localDay('2026-11-20'))).toBe('November 20, 2026');
});

it('lets the reader’s language decide about every date of a page', () => {
  const fixed = /(?:DateTimeFormat|toLocale(?:Date|Time)String)\(\s*'en(?:-(?:US|GB))?'/;
  const pages = product.filter(({ path }) => path.startsWith('web/') && !path.startsWith('web/membership/'));
  expect(pages.filter(({ text }) => fixed.test(text)).map(({ path }) => path)).toEqual([]);
});
