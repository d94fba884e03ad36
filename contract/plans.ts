import * as z from 'zod/mini';

export const Plan = z.enum(['core', 'plus', 'prime']);
export type Plan = z.infer<typeof Plan>;

export const Interval = z.enum(['month', 'year']);
export type Interval = z.infer<typeof Interval>;

/** The plans that renew. Prime is paid once. */
export const MonthlyPlan = z.enum(['core', 'plus']);
export type MonthlyPlan = z.infer<typeof MonthlyPlan>;

export const CURRENCY = 'usd';

/** In cents, per month or once. The only place that names prices. */
export const PRICES: Readonly<Record<Plan, number>> = { core: 1000, plus: 2000, prime: 10_000 };

/** Twelve months for the price of ten, where the operator sells yearly plans. */
const YEARLY_PRICES: Readonly<Record<MonthlyPlan, number>> = { core: 10_000, plus: 20_000 };

export const priceOf = (plan: Plan, interval: Interval): number =>
  interval === 'year' && plan !== 'prime' ? YEARLY_PRICES[plan] : PRICES[plan];

export const monthsIn = (interval: Interval): number => (interval === 'year' ? 12 : 1);

/** The grace period after a failed payment, in days. */
export const GRACE_DAYS = 7;

/** How long a Prime place includes Plus, at most. */
export const PRIME_MONTHS = 12;

/** Days of notice before the Plus features of Prime end, and before an offered place begins. */
export const NOTICE_DAYS = 30;

/** A new version of the sentence has to be agreed to again. */
export const CONSENT_VERSION = '2026-11';

/** The same day of the month some months later; in a shorter month, its last day. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
