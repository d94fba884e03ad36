import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import type { Interval, MonthlyPlan } from '#contract/plans.ts';
import type { api } from '#web/app/api.ts';

type Membership = typeof api.membership;

export type Subscription = NonNullable<MembershipStatus['subscription']>;
export type Place = NonNullable<MembershipStatus['waitlist']>;
export type Offer = Awaited<ReturnType<Membership['offer']['call']>>;
export type Preview = Awaited<ReturnType<Membership['previewChange']['call']>>;

/** The payment provider, for forms about an existing subscription. */
export type Till = Pick<Checkout, 'provider' | 'publishableKey'>;

/** A renewing plan and its interval. */
export type Renewing = { plan: MonthlyPlan; interval: Interval };
