import type { AccessFacts } from '#contract/account.ts';

/** When time alone will change what is open to somebody next: the end of a trial, of a grace period, of a place. */
export function nextAccessChange(facts: AccessFacts, now: number): number | undefined {
  const moments = [facts.trialEndDate, facts.subscription?.graceEndsAt, facts.primePlaceUntil];
  const ahead = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : [])).filter((moment) => moment > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
