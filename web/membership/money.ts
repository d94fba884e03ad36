import { CURRENCY, type Interval, type Plan, PRICES } from '#contract/plans.ts';

/** "$10", "$6.67": whole amounts without their cents. */
export function money(cents: number, currency: string = CURRENCY): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** "$10/month", "$100/year", "$100 once": what a plan costs, as its button says it. */
export const priceOf = (plan: Plan, cents: number = PRICES[plan], interval: Interval = 'month'): string =>
  `${money(cents)}${plan === 'prime' ? ' once' : `/${interval}`}`;

/** The same day for everybody, as the server's own sentences say it. */
export const dateInWords = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
