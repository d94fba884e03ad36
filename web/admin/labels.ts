import type { MembershipOverview } from '#contract/admin.ts';

export type Alert = MembershipOverview['alerts'][number];
export type Place = MembershipOverview['waitlist'][number];

export const PLANS: Readonly<Record<string, string>> = {
  ...{ core: 'Core', plus: 'Plus', prime: 'Prime' },
  unknown: 'A price of no plan',
};

/** Labels of administrators' actions; two where an action can be undone. */
const ACTIONS: Readonly<Record<string, string | { on: string; off: string }>> = {
  'admin.offerPlace': 'Offered a place',
  'admin.refundPlace': 'Refunded a place',
  'admin.retryEvent': 'Tried an event again',
  'admin.closeAlert': 'Settled an alert',
  'admin.syncMember': 'Asked the provider about a member',
  'admin.refundMember': 'Refunded a payment',
  'admin.advance': 'Moved the sandbox clock',
  'admin.findMember': 'Looked for a member',
  'admin.disableMember': { on: 'Disabled an account', off: 'Enabled an account' },
  'learningFeed.hide': { on: 'Hid something in the feed', off: 'Restored something in the feed' },
};

export function actionInWords(action: string, details: Readonly<Record<string, unknown>>): string {
  const words = ACTIONS[action] ?? action;
  if (typeof words === 'string') return words;
  return Object.values(details).includes(true) ? words.on : words.off;
}

export const dayInWords = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(moment));

export const momentInWords = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

/** Enough to tell members apart without identifying them. */
export const shortId = (id: string): string => id.slice(-8);
