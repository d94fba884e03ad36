import type { AppAccess } from '#contract/access.ts';

/** The label beside the picture in the header. */
export function membershipLabel(access: Pick<AppAccess, 'subscriptionType' | 'hasActiveTrial'>): string {
  if (access.subscriptionType === 'prime') return 'Prime Waiting List';
  if (access.subscriptionType === 'premium') return 'Premium+ Member';
  if (access.subscriptionType === 'regular') return 'Regular Member';
  return access.hasActiveTrial ? 'Free trial' : 'No plan';
}

/** The label of the user menu's link to the plan. */
export function planLinkLabel({ subscriptionType }: Pick<AppAccess, 'subscriptionType'>): string {
  return subscriptionType === 'premium' || subscriptionType === 'prime' ? 'Manage Subscription' : 'Upgrade Plan';
}
