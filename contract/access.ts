import type { AccessFacts, SubscriptionType } from '#contract/account.ts';

export const TRIAL_HOURS = 24;

export type AppAccess = {
  subscriptionType: SubscriptionType;
  stripeSubscriptionId: string | null;
  hasActiveSubscription: boolean;
  hasActiveTrial: boolean;
  isTrialExpired: boolean;
  hasAccess: boolean;
};

const isAhead = (moment: string | null, now: Date) => moment !== null && Date.parse(moment) > now.getTime();

function liveSubscription({ subscription }: AccessFacts, now: Date) {
  if (subscription?.status === 'active') return subscription;
  return subscription?.status === 'past_due' && isAhead(subscription.graceEndsAt, now) ? subscription : null;
}

/** Who may use the app, and with what plan. The server and the web both ask here. */
export function accessOf(facts: AccessFacts, now: Date): AppAccess {
  const subscription = liveSubscription(facts, now);
  const holdsPrime = isAhead(facts.primePlaceUntil, now);
  const hasActiveSubscription = subscription !== null || holdsPrime;
  const hasActiveTrial = !hasActiveSubscription && facts.trialStartDate !== null && isAhead(facts.trialEndDate, now);
  const bought = subscription ? ({ core: 'regular', plus: 'premium' } as const)[subscription.plan] : 'none';
  return {
    subscriptionType: holdsPrime ? 'prime' : bought,
    stripeSubscriptionId: subscription?.id ?? null,
    hasActiveSubscription,
    hasActiveTrial,
    isTrialExpired: facts.hasUsedTrial && !hasActiveSubscription && !hasActiveTrial,
    hasAccess: !facts.ageInDoubt && (hasActiveSubscription || hasActiveTrial || facts.isAdmin),
  };
}
