import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Interval, MonthlyPlan, monthsIn, monthsLater, priceOf } from '#contract/plans.ts';
import { difference, periodEndAfter } from '#server/payments/sandbox/proration.ts';
import { less, monthsAfter, proration } from '#test/payments/stripe-shapes.ts';

const RUNS = 10_000;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const day = (text: string) => new Date(`${text}T10:30:15.000Z`);

type Choice = { plan: MonthlyPlan; interval: Interval; percentOff: number };
const CORE: Choice = { plan: 'core', interval: 'month', percentOff: 0 };
const PLUS: Choice = { ...CORE, plan: 'plus' };

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

  test(`are the provider's, from ${RUNS} random days, through months and years in any order`, () => {
    const lengths = fc.array(fc.constantFrom(...Interval.options), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(anchors, lengths, (at, intervals) => {
        const anchor = wholeSecond(at);
        let start = anchor;
        let months = 0;
        return intervals.every((interval) => {
          start = periodEndAfter(anchor, start, interval);
          months += monthsIn(interval);
          return seconds(start) === monthsAfter(seconds(anchor), months);
        });
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

  test(`is the provider's to the cent, at ${RUNS} random moments, of every plan, month or year, with every promotion`, () => {
    const choice = fc.record({
      plan: fc.constantFrom(...MonthlyPlan.options),
      interval: fc.constantFrom(...Interval.options),
      percentOff: fc.integer({ min: 0, max: 99 }),
    });
    const moments = fc.record({
      ...{ at: anchors, held: choice, wanted: choice },
      month: fc.integer({ min: 0, max: 24 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const priceAt = ({ plan, interval, percentOff }: Choice) => less(priceOf(plan, interval), percentOff);
    let charged = 0;
    fc.assert(
      fc.property(moments, ({ at, month, part, held, wanted }) => {
        const anchor = wholeSecond(at);
        const periodStart = monthsLater(anchor, month);
        const periodEnd = periodEndAfter(anchor, periodStart, held.interval);
        const moment = new Date(periodStart.getTime() + part * (periodEnd.getTime() - periodStart.getTime()));
        const period = { start: seconds(periodStart), end: seconds(periodEnd) };
        const isAnew = held.interval !== wanted.interval;
        const theirs = proration(priceAt(held), priceAt(wanted), period, seconds(moment), isAnew);
        charged += Number(theirs > 0);
        // A change that would owe money back happens at the end of the period and charges nothing.
        return difference({ ...held, periodStart, periodEnd }, wanted, moment) === Math.max(0, theirs);
      }),
      { numRuns: RUNS },
    );
    expect(charged).toBeGreaterThan(RUNS / 4);
  });
});
