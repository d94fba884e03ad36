import type { Interval, Plan } from '#contract/plans.ts';

type PlanWords = {
  name: string;
  period: string;
  promise: string;
  contents: readonly string[];
  /** What happens to lessons of resolved conflicts. */
  privacy: string;
  popular?: true;
};

/** The words for each plan. Prices are only in the contract. */
export const PLAN_WORDS: Readonly<Record<Plan, PlanWords>> = {
  core: {
    name: 'Core',
    period: 'per month',
    promise: 'Everything you need to think clearly about one relationship or ten.',
    contents: [
      'Private AI conversations, and group mediation with Mallama',
      'Journal and mood tracking',
      'Message and relationship analysis',
      'Learnings of resolved conflicts shared in the community feed, anonymized, once you agree',
    ],
    privacy: 'Core shares the lesson of a conflict you resolve, never your words or names, and only once you agree.',
  },
  plus: {
    name: 'Plus',
    period: 'per month',
    promise: 'The whole of Core, and what you resolve stays with you.',
    contents: ['Everything in Core', 'Resolved conflicts stay private', 'Nothing shared unless you choose to'],
    privacy: 'Plus keeps what you resolve private. Nothing goes to the community unless you choose to share it.',
    popular: true,
  },
  prime: {
    name: 'Prime',
    period: 'once, not a subscription',
    promise: 'For when you would like someone else in the room.',
    contents: [
      'Everything in Plus while you hold the place, for up to 12 months or until sessions open',
      'A paid place on the waiting list for facilitated group mediation',
      'Refundable until a place is offered',
    ],
    privacy: 'What you resolve stays private, as in Plus.',
  },
};

export const periodOf = (plan: Plan, interval: Interval): string =>
  interval === 'year' && plan !== 'prime' ? 'per year' : PLAN_WORDS[plan].period;

/** Null for a price that is not in the catalog. */
export const nameOf = (plan: Plan | null): string => (plan ? PLAN_WORDS[plan].name : 'your membership');

/** The button's label for a change. */
export const changeWords = (now: { plan: Plan | null }, to: { plan: Plan; interval: Interval }): string => {
  if (now.plan !== to.plan) return `Change to ${nameOf(to.plan)}`;
  return to.interval === 'year' ? 'Pay yearly' : 'Pay monthly';
};
