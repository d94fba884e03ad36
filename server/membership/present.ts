import { eq } from 'drizzle-orm';
import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import { CURRENCY, GRACE_DAYS, type Interval, type Plan, priceOf } from '#contract/plans.ts';
import { sharingConsentOf } from '#server/membership/consent.ts';
import {
  begunSubscription,
  type Entry,
  heldPlace,
  holdingsOf,
  positionOf,
  type Subscription,
} from '#server/membership/holdings.ts';
import { primeInterest } from '#server/membership/table.ts';
import type { PaymentForm, Promotion } from '#server/payments/port.ts';
import { isHeld } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

const DAY = 24 * 60 * 60 * 1000;
const PLACES = { active: 'waiting', offered: 'offered', accepted: 'accepted', refunding: 'refunding' } as const;

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The end of the grace period after a failed payment. */
export const graceEnd = (pastDueSince: Date | null) =>
  pastDueSince && new Date(pastDueSince.getTime() + GRACE_DAYS * DAY);

/** A date for emails and pages, in one format for everybody. */
export const dateInWords = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

export const nameOf = (plan: Plan | null) =>
  plan ? { core: 'Core', plus: 'Plus', prime: 'Prime' }[plan] : 'your membership';

function presentSubscription(row: Subscription): NonNullable<MembershipStatus['subscription']> {
  const { plan, interval, status, currency, discount, cancelAtPeriodEnd, cardBrand, cardLast4 } = row;
  const { scheduledPlan, scheduledInterval } = row;
  return {
    ...{ plan, interval, status, currency, discount, cancelAtPeriodEnd, scheduledPlan, scheduledInterval },
    amount: row.amount,
    currentPeriodEnd: moment(row.currentPeriodEnd),
    graceEndsAt: moment(graceEnd(row.pastDueSince)),
    card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  };
}

async function presentPlace(house: Pick<House, 'db'>, entry: Entry): Promise<MembershipStatus['waitlist']> {
  const { status, paidAt, plusUntil, opensAt, createdAt } = entry;
  if (!isHeld(entry)) return null;
  const joinedAt = paidAt ?? createdAt;
  return {
    place: PLACES[entry.status],
    position: await positionOf(house, entry),
    joinedAt: joinedAt.toISOString(),
    plusUntil: (plusUntil ?? joinedAt).toISOString(),
    opensAt: moment(opensAt),
    refundable: status === 'active',
  };
}

function headline(subscription: Subscription | undefined, place: Entry | undefined) {
  if (place) return { status: 'active', plan: 'prime', kind: 'one_time' } as const;
  if (!subscription) return { status: 'none', plan: null, kind: null } as const;
  return { status: subscription.status, plan: subscription.plan, kind: 'subscription' } as const;
}

/** A membership as the API returns it. */
export async function presentMembership(
  house: Pick<House, 'db' | 'payments'>,
  userId: string,
): Promise<MembershipStatus> {
  const { db, payments } = house;
  const [holdings, interest, sharingConsent] = await Promise.all([
    holdingsOf(house, userId),
    db.select().from(primeInterest).where(eq(primeInterest.userId, userId)),
    sharingConsentOf(house, userId),
  ]);
  const subscription = begunSubscription(holdings);
  const place = heldPlace(holdings);
  const unfinished = holdings.entry?.status === 'pending' ? 'prime' : holdings.subscription?.plan;
  return {
    ...headline(subscription, place),
    provider: payments.provider,
    testMode: payments.sandbox !== undefined,
    subscription: subscription ? presentSubscription(subscription) : null,
    waitlist: place ? await presentPlace(house, place) : null,
    unfinishedPlan: subscription && unfinished !== 'prime' ? null : (unfinished ?? null),
    interested: interest.length > 0,
    sharingConsent,
  };
}

export type Begun = PaymentForm & { plan: Plan; interval: Interval; promotion: Promotion | null };

/** What the form needs. Prices come from the catalog; promotion and tax from the provider. */
export function presentCheckout({ payments }: Pick<House, 'payments'>, begun: Begun): Checkout {
  const { provider, publishableKey } = payments;
  const { plan, interval, clientSecret, due, promotion } = begun;
  const kind = plan === 'prime' ? 'one_time' : 'subscription';
  return {
    ...{ clientSecret, provider, publishableKey, kind, plan, interval, currency: CURRENCY },
    ...{ amount: priceOf(plan, interval), dueNow: due.amount, discount: due.discount, tax: due.tax },
    promotion: promotion && { code: promotion.code, label: promotion.label },
  };
}
