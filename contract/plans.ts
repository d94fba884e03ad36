import * as z from 'zod/mini';

export const Plan = z.enum(['core', 'plus', 'prime']);
export type Plan = z.infer<typeof Plan>;

/** How often a plan renews. */
export const Interval = z.enum(['month', 'year']);
export type Interval = z.infer<typeof Interval>;

/** What renews; Prime is paid once. */
export const MonthlyPlan = z.enum(['core', 'plus']);
export type MonthlyPlan = z.infer<typeof MonthlyPlan>;

export const CURRENCY = 'usd';

/** In cents, for a month or once. What anything costs is said here and nowhere else. */
export const PRICES: Readonly<Record<Plan, number>> = { core: 1000, plus: 2000, prime: 10_000 };

/** Twelve months for the price of ten, where the operator sells years. */
const YEARLY_PRICES: Readonly<Record<MonthlyPlan, number>> = { core: 10_000, plus: 20_000 };

export const priceOf = (plan: Plan, interval: Interval): number =>
  interval === 'year' && plan !== 'prime' ? YEARLY_PRICES[plan] : PRICES[plan];

export const monthsIn = (interval: Interval): number => (interval === 'year' ? 12 : 1);

/** Days for which a payment that failed may still be put right. */
export const GRACE_DAYS = 7;

/** How long a Prime place holds everything in Plus, at most. */
export const PRIME_MONTHS = 12;

/** Days before its end at which the end of Prime's Plus features is announced, and an offered place begins. */
export const NOTICE_DAYS = 30;

/** The sentence that a member agrees to, by its version: a new sentence is a new question. */
export const CONSENT_VERSION = '2026-11';

/** The same day so many months later; a shorter month ends on its last day. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
