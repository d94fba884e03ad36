import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import type { Interval, MonthlyPlan } from '#contract/plans.ts';
import type { api } from '#web/app/api.ts';

type Membership = typeof api.membership;

export type Subscription = NonNullable<MembershipStatus['subscription']>;
export type Place = NonNullable<MembershipStatus['waitlist']>;
export type Offer = Awaited<ReturnType<Membership['offer']['call']>>;
export type Preview = Awaited<ReturnType<Membership['previewChange']['call']>>;

/** Who takes the money, for a form about something that is had already. */
export type Till = Pick<Checkout, 'provider' | 'publishableKey'>;

/** A plan that renews, and how often. */
export type Renewing = { plan: MonthlyPlan; interval: Interval };
