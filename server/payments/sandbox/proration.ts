import { type Interval, type MonthlyPlan, monthsIn, monthsLater, priceOf } from '#contract/plans.ts';
import { less } from '#server/payments/sandbox/promotions.ts';

type Period = {
  plan: MonthlyPlan;
  interval: Interval;
  /** The discount on the period's price, in percent. */
  percentOff: number;
  periodStart: Date | null;
  periodEnd: Date | null;
};
type Wanted = { plan: MonthlyPlan; interval: Interval; percentOff: number };

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * The price of an upgrade, in cents. One line refunds the rest of the old period, by the second; another charges the
 * new plan; each is rounded. With the same interval only the rest of the period is charged, with a longer one a new
 * whole period.
 */
export function difference(held: Period, wanted: Wanted, at: Date): number {
  const { periodStart, periodEnd } = held;
  if (!periodStart || !periodEnd) return 0;
  const whole = seconds(periodEnd) - seconds(periodStart);
  const left = Math.min(Math.max(seconds(periodEnd) - seconds(at), 0), whole);
  const line = (amount: number) => Math.round((amount * left) / whole);
  const full = less(priceOf(wanted.plan, wanted.interval), wanted.percentOff);
  const taken = wanted.interval === held.interval ? line(full) : full;
  return Math.max(0, taken - line(less(priceOf(held.plan, held.interval), held.percentOff)));
}

/**
 * The end of the period that starts at `start`. Counted from the first day, so that a short month does not shift later
 * periods.
 */
export function periodEndAfter(anchor: Date, start: Date, interval: Interval = 'month'): Date {
  let months = (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  while (monthsLater(anchor, months) <= start) months += 1;
  return monthsLater(anchor, months + monthsIn(interval) - 1);
}
