import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsLater } from '#contract/plans.ts';
import { difference, periodEndAfter } from '#server/payments/sandbox/proration.ts';
import { monthsAfter, proration } from '#test/payments/stripe-shapes.ts';

const RUNS = 10_000;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const day = (text: string) => new Date(`${text}T10:30:15.000Z`);

const CORE = { plan: 'core', interval: 'month', percentOff: 0 } as const;
const PLUS = { plan: 'plus', interval: 'month', percentOff: 0 } as const;

const anchors = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const wholeSecond = (at: Date) => new Date(seconds(at) * 1000);

describe("the sandbox's months", () => {
  test.each([
    ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-30', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
    ['2026-11-30', ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
  ])('that begin on %s end as the provider says', (first, ends) => {
    const anchor = day(first);
    let start = anchor;
    for (const end of ends) {
      start = periodEndAfter(anchor, start);
      expect(start).toEqual(day(end));
    }
  });

  test(`are the provider's, on ${RUNS} random days, for a year each`, () => {
    fc.assert(
      fc.property(anchors, (at) => {
        const anchor = wholeSecond(at);
        let start = anchor;
        for (let month = 1; month <= 12; month += 1) {
          start = periodEndAfter(anchor, start);
          if (seconds(start) !== monthsAfter(seconds(anchor), month)) return false;
        }
        return true;
      }),
      { numRuns: RUNS },
    );
  });
});

describe("the sandbox's price of a larger plan", () => {
  test('is the rest of the new plan without the rest of the old, each line rounded for itself', () => {
    const period = { ...CORE, periodStart: day('2026-04-01'), periodEnd: day('2026-05-01') };
    expect(difference(period, PLUS, day('2026-04-01'))).toBe(1000);
    expect(difference(period, PLUS, day('2026-04-16'))).toBe(500);
    expect(difference(period, PLUS, day('2026-05-01'))).toBe(0);
    // 1 of 2592000 seconds: neither line is a cent. 1295 s: the lines are 0.4996 and 0.9992 cents, 0 and 1.
    const left = (count: number) => new Date(period.periodEnd.getTime() - count * 1000);
    expect(difference(period, PLUS, left(1))).toBe(0);
    expect(difference(period, PLUS, left(1295))).toBe(1);
  });

  test(`is the provider's to the cent, at ${RUNS} random moments of random months`, () => {
    const moments = fc.record({
      at: anchors,
      month: fc.integer({ min: 0, max: 24 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(moments, ({ at, month, part }) => {
        const anchor = wholeSecond(at);
        const periodStart = monthsLater(anchor, month);
        const periodEnd = periodEndAfter(anchor, periodStart);
        const moment = new Date(periodStart.getTime() + part * (periodEnd.getTime() - periodStart.getTime()));
        const period = { start: seconds(periodStart), end: seconds(periodEnd) };
        const wanted = proration(1000, 2000, period, seconds(moment));
        return difference({ ...CORE, periodStart, periodEnd }, PLUS, moment) === wanted;
      }),
      { numRuns: RUNS },
    );
  });
});
