import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessOf } from '#contract/access.ts';
import type { AccessFacts } from '#contract/account.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const HOUR = 3_600_000;

const MOMENTS = [null, at(-HOUR), at(-1), at(0), at(1), at(HOUR)];
const STATUSES = ['active', 'past_due', 'incomplete', 'incomplete_expired', 'unpaid', 'canceled', 'paused', 'later'];
const moment = fc.constantFrom(...MOMENTS);
const subscription = fc.option(
  fc.record({
    id: fc.constant('sub_1'),
    plan: fc.constantFrom('core' as const, 'plus' as const),
    status: fc.constantFrom(...STATUSES),
    graceEndsAt: moment,
  }),
);
const facts: fc.Arbitrary<AccessFacts> = fc.record({
  isAdmin: fc.boolean(),
  ageInDoubt: fc.constant(false),
  adultOn: fc.constant(null),
  hasUsedTrial: fc.boolean(),
  trialStartDate: moment,
  trialEndDate: moment,
  subscription,
  primePlaceUntil: moment,
});

const NOBODY: AccessFacts = {
  isAdmin: false,
  ageInDoubt: false,
  adultOn: null,
  hasUsedTrial: false,
  trialStartDate: null,
  trialEndDate: null,
  subscription: null,
  primePlaceUntil: null,
};
const TRIAL = { hasUsedTrial: true, trialStartDate: at(-23 * HOUR), trialEndDate: at(HOUR) };
const plan = (status: string, graceEndsAt: string | null = null) => ({
  subscription: { id: 'sub_1', plan: 'core' as const, status, graceEndsAt },
});
const accessTo = (some: Partial<AccessFacts>) => accessOf({ ...NOBODY, ...some }, NOW);

describe('access', () => {
  test('holds the rules of the specification for every combination of facts', () => {
    const isAhead = (value: string | null) => value !== null && new Date(value) > NOW;
    fc.assert(
      fc.property(facts, (some) => {
        const { hasAccess, hasActiveSubscription, hasActiveTrial, isTrialExpired, ...derived } = accessOf(some, NOW);
        const status = some.subscription?.status;
        const isPaid =
          status === 'active' || (status === 'past_due' && isAhead(some.subscription?.graceEndsAt ?? null));
        expect(hasActiveSubscription).toBe(isPaid || isAhead(some.primePlaceUntil));
        const isOnTrial = some.trialStartDate !== null && isAhead(some.trialEndDate);
        expect(hasActiveTrial).toBe(isOnTrial && !hasActiveSubscription);
        expect(isTrialExpired).toBe(some.hasUsedTrial && !hasActiveSubscription && !hasActiveTrial);
        expect(hasAccess).toBe(hasActiveSubscription || hasActiveTrial || some.isAdmin);
        expect(derived.subscriptionType === 'none').toBe(!hasActiveSubscription);
        expect(derived.stripeSubscriptionId).toBe(isPaid ? 'sub_1' : null);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['nobody yet', {}, false, 'none'],
    ['somebody on trial', TRIAL, true, 'none'],
    ['a trial that ends this moment', { ...TRIAL, trialEndDate: at(0) }, false, 'none'],
    ['an end without a start', { trialEndDate: at(HOUR) }, false, 'none'],
    ['a Core member', plan('active'), true, 'regular'],
    ['a late payer within grace', plan('past_due', at(1)), true, 'regular'],
    ['a late payer after it', plan('past_due', at(0)), false, 'none'],
    ['a late payer without one', plan('past_due'), false, 'none'],
    ['a payment never finished', plan('incomplete'), false, 'none'],
    ['a Prime place without a subscription', { primePlaceUntil: at(HOUR) }, true, 'prime'],
    ['a Prime place beside a subscription', { ...plan('active'), primePlaceUntil: at(HOUR) }, true, 'prime'],
    ['a Prime place that is over', { primePlaceUntil: at(-1) }, false, 'none'],
    ['an admin after the trial', { ...TRIAL, trialEndDate: at(-1), isAdmin: true }, true, 'none'],
  ])('%s', (_who, some, hasAccess, subscriptionType) => {
    expect(accessTo(some)).toMatchObject({ hasAccess, subscriptionType });
  });

  test('ends with the trial, while nothing else changes', () => {
    const some = { ...NOBODY, ...TRIAL };
    expect(accessOf(some, new Date(NOW.getTime() + HOUR - 1)).hasAccess).toBe(true);
    expect(accessOf(some, new Date(NOW.getTime() + HOUR))).toMatchObject({ hasAccess: false, isTrialExpired: true });
  });
});
