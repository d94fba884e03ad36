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

/** "$10/month", "$100/year", "$100 once". */
export const priceOf = (plan: Plan, cents: number = PRICES[plan], interval: Interval = 'month'): string =>
  `${money(cents)}${plan === 'prime' ? ' once' : `/${interval}`}`;

/** A date in the same format as in the server's messages. */
export const dateInWords = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
