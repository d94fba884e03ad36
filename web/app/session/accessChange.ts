import type { AccessFacts } from '#contract/account.ts';

/** The next time at which access changes by itself: the end of a trial, a grace period or a place. */
export function nextAccessChange(facts: AccessFacts, now: number): number | undefined {
  const moments = [facts.trialEndDate, facts.subscription?.graceEndsAt, facts.primePlaceUntil];
  const ahead = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : [])).filter((moment) => moment > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
