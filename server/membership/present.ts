import { eq } from 'drizzle-orm';
import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import { CURRENCY, GRACE_DAYS, type Plan, PRICES } from '#contract/plans.ts';
import type { House } from '#server/house.ts';
import { sharingConsentOf } from '#server/membership/consent.ts';
import type { Row } from '#server/membership/converge.ts';
import type { Entry } from '#server/membership/place.ts';
import { heldOf, placeOf, positionOf, standingOf } from '#server/membership/standing.ts';
import { primeInterest } from '#server/membership/table.ts';

const DAY = 24 * 60 * 60 * 1000;
const PLACES = { active: 'waiting', offered: 'offered', accepted: 'accepted', refunding: 'refunding' } as const;

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** Until when a payment that failed may be put right. */
export const graceEnd = (pastDueSince: Date | null) =>
  pastDueSince && new Date(pastDueSince.getTime() + GRACE_DAYS * DAY);

/** A date as the member reads it, the same for everybody. */
export const dateInWords = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

export const nameOf = (plan: Plan) => ({ core: 'Core', plus: 'Plus', prime: 'Prime' })[plan];

function presentSubscription(row: Row): NonNullable<MembershipStatus['subscription']> {
  const { plan, status, currency, cancelAtPeriodEnd, scheduledPlan, cardBrand, cardLast4 } = row;
  return {
    ...{ plan, status, currency, cancelAtPeriodEnd, scheduledPlan },
    amount: row.amount,
    currentPeriodEnd: moment(row.currentPeriodEnd),
    graceEndsAt: moment(graceEnd(row.pastDueSince)),
    card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  };
}

async function presentPlace(house: Pick<House, 'db'>, entry: Entry): Promise<MembershipStatus['waitlist']> {
  const { status, paidAt, plusUntil, opensAt, createdAt } = entry;
  if (status === 'pending' || status === 'refunded' || status === 'closed') return null;
  const joinedAt = paidAt ?? createdAt;
  return {
    place: PLACES[status],
    position: await positionOf(house, entry),
    joinedAt: joinedAt.toISOString(),
    plusUntil: (plusUntil ?? joinedAt).toISOString(),
    opensAt: moment(opensAt),
    refundable: status === 'active',
  };
}

function headline(subscription: Row | undefined, place: Entry | undefined) {
  if (place) return { status: 'active', plan: 'prime', kind: 'one_time' } as const;
  if (!subscription) return { status: 'none', plan: null, kind: null } as const;
  return { status: subscription.status, plan: subscription.plan, kind: 'subscription' } as const;
}

/** What somebody pays for, as the API shows it to them. */
export async function presentMembership(
  house: Pick<House, 'db' | 'payments'>,
  userId: string,
): Promise<MembershipStatus> {
  const { db, payments } = house;
  const [standing, interest, sharingConsent] = await Promise.all([
    standingOf(house, userId),
    db.select().from(primeInterest).where(eq(primeInterest.userId, userId)),
    sharingConsentOf(house, userId),
  ]);
  const subscription = heldOf(standing);
  const place = placeOf(standing);
  const unfinished = standing.entry?.status === 'pending' ? 'prime' : standing.subscription?.plan;
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

/** What the form needs; what it costs is the catalogue's word alone. */
export function presentCheckout({ payments }: Pick<House, 'payments'>, plan: Plan, clientSecret: string): Checkout {
  const { provider, publishableKey } = payments;
  const kind = plan === 'prime' ? 'one_time' : 'subscription';
  return { clientSecret, provider, publishableKey, kind, plan, amount: PRICES[plan], currency: CURRENCY };
}
