import { expect, test } from 'vitest';
import type { MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import { choiceOf, mayBuyMonthly } from '#web/membership/choose/choice.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const nothing: Pick<MembershipStatus, 'subscription' | 'waitlist'> = { subscription: null, waitlist: null };
const withPlus = {
  ...nothing,
  subscription: {
    plan: 'plus' as const,
    interval: 'month' as const,
    scheduledInterval: null,
    discount: null,
    status: 'past_due',
    amount: 2000,
    currency: 'usd',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    scheduledPlan: null,
    graceEndsAt: null,
    card: null,
  },
};
const placeUntil = (plusUntil: string) => ({
  ...nothing,
  waitlist: {
    place: 'waiting' as const,
    position: 3,
    joinedAt: '2026-01-01T00:00:00Z',
    plusUntil,
    opensAt: null,
    refundable: true,
  },
});
const plans: Plan[] = ['core', 'plus', 'prime'];
const choices = (facts: typeof nothing | undefined, isSold = true) =>
  plans.map((plan) => choiceOf(plan, facts, isSold, now));

test('strangers and people without a plan may choose any', () => {
  expect(choices(undefined)).toEqual(['choose', 'choose', 'choose']);
  expect(choices(nothing)).toEqual(['choose', 'choose', 'choose']);
  expect(mayBuyMonthly(nothing, now)).toBe(true);
});

test('whoever subscribes changes, also while a payment is owed: never a second subscription', () => {
  expect(choices(withPlus)).toEqual(['change', 'held', 'choose']);
  expect(mayBuyMonthly(withPlus, now)).toBe(false);
});

test('a Prime place covers the others while it includes Plus, and not for longer', () => {
  expect(choices(placeUntil('2027-01-01T00:00:00Z'))).toEqual(['covered', 'covered', 'held']);
  expect(choices(placeUntil('2026-11-20T11:59:59Z'))).toEqual(['choose', 'choose', 'held']);
});

test('Prime is not to be chosen where it is not sold, and stays with whoever has it', () => {
  expect(choices(nothing, false)).toEqual(['choose', 'choose', 'not_sold']);
  expect(choices(placeUntil('2027-01-01T00:00:00Z'), false)[2]).toBe('held');
});
