import type { MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';

/** What can be done with a plan's card. `held`: it is had. `change`: another one is had. `covered`: Prime includes it for now. */
export type Choice = 'choose' | 'held' | 'change' | 'covered' | 'not_sold';

type Facts = Pick<MembershipStatus, 'subscription' | 'waitlist'>;

const holdsPlus = ({ waitlist }: Facts, now: number): boolean =>
  waitlist !== null && Date.parse(waitlist.plusUntil) > now;

/** Whether Core or Plus may be bought: nobody pays for the same thing twice. */
export const mayBuyMonthly = (facts: Facts, now: number): boolean => !facts.subscription && !holdsPlus(facts, now);

export function choiceOf(plan: Plan, facts: Facts | undefined, isPrimeSold: boolean, now: number): Choice {
  if (plan === 'prime' && facts?.waitlist) return 'held';
  if (plan === 'prime') return isPrimeSold ? 'choose' : 'not_sold';
  if (!facts) return 'choose';
  if (facts.subscription) return facts.subscription.plan === plan ? 'held' : 'change';
  return holdsPlus(facts, now) ? 'covered' : 'choose';
}
