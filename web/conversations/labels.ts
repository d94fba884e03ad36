import type { ConversationType, ShownStatus } from '#contract/conversations.ts';

export const TYPE_LABELS = {
  solo_session: 'Solo session',
  group_mediation: 'Group mediation',
} as const satisfies Record<ConversationType, string>;

/** What each type means, for whoever starts a conversation. */
export const TYPE_MEANS = {
  solo_session: 'You and Mallama. Only you can read it.',
  group_mediation: 'You, someone you invite (or several), and Mallama, which hears each of you in turn.',
} as const satisfies Record<ConversationType, string>;

export const STATUS_LABELS = {
  active: 'Active',
  closed: 'Closed',
  resolved: 'Resolved',
  agreed: 'Agreed',
} as const satisfies Record<ShownStatus, string>;

export const countOf = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
