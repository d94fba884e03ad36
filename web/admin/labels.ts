import type { MembershipOverview } from '#contract/admin.ts';

export type Alert = MembershipOverview['alerts'][number];
export type Place = MembershipOverview['waitlist'][number];

export const PLANS: Readonly<Record<string, string>> = {
  ...{ core: 'Core', plus: 'Plus', prime: 'Prime' },
  unknown: 'A price of no plan',
};

export const dayInWords = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(moment));

export const momentInWords = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

/** Enough to tell members apart; who they are is not shown. */
export const shortId = (id: string): string => id.slice(-8);
