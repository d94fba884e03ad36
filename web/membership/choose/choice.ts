import type { MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';

/**
 * What can be done with a plan. `held`: the member has it. `change`: they have another. `covered`: Prime includes it.
 */
export type Choice = 'choose' | 'held' | 'change' | 'covered' | 'not_sold';

type Facts = Pick<MembershipStatus, 'subscription' | 'waitlist'>;

const holdsPlus = ({ waitlist }: Facts, now: number): boolean =>
  waitlist !== null && Date.parse(waitlist.plusUntil) > now;

/** Whether Core or Plus can be bought, so that nothing is paid twice. */
export const mayBuyMonthly = (facts: Facts, now: number): boolean => !facts.subscription && !holdsPlus(facts, now);

export function choiceOf(plan: Plan, facts: Facts | undefined, isPrimeSold: boolean, now: number): Choice {
  if (plan === 'prime' && facts?.waitlist) return 'held';
  if (plan === 'prime') return isPrimeSold ? 'choose' : 'not_sold';
  if (!facts) return 'choose';
  if (facts.subscription) return facts.subscription.plan === plan ? 'held' : 'change';
  return holdsPlus(facts, now) ? 'covered' : 'choose';
}
