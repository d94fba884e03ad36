import { and, eq, gt } from 'drizzle-orm';
import type { AccessFacts } from '#contract/account.ts';
import { MEMBERSHIP_CHANGED, sharingConsentOf } from '#server/membership/consent.ts';
import { announceAndDecline } from '#server/membership/endings.ts';
import * as ownData from '#server/membership/export-erase.ts';
import { heldPlaces, positionOf } from '#server/membership/holdings.ts';
import * as operator from '#server/membership/operator.ts';
import { graceEnd } from '#server/membership/present.ts';
import * as reconciling from '#server/membership/sync/reconcile.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { begunIn, heldIn } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

type Subscription = Pick<
  typeof subscriptions.$inferSelect,
  'providerSubscriptionId' | 'plan' | 'status' | 'pastDueSince'
>;
export const isPaying = begunIn(subscriptions.status);
export const holdsPlace = heldIn(waitlistEntries.status);

/** As the query for the caller returns it; null where there is nothing. */
type MembershipRow = { subscription: Subscription | null; plusUntil: Date | null };

/** The facts about payments that access follows from. */
export function membershipFacts({ subscription, plusUntil }: MembershipRow) {
  const id = subscription?.providerSubscriptionId;
  const plan = subscription?.plan;
  const isOne = subscription && id && plan && subscription.status !== 'incomplete';
  return {
    subscription: isOne
      ? {
          id,
          plan,
          status: subscription.status === 'trialing' ? 'active' : subscription.status,
          graceEndsAt: graceEnd(subscription.pastDueSince)?.toISOString() ?? null,
        }
      : null,
    primePlaceUntil: plusUntil?.toISOString() ?? null,
  } satisfies Partial<AccessFacts>;
}

export const membershipChanged = MEMBERSHIP_CHANGED;

/** Whether lessons may be shared: the member agreed, and their plan does not keep lessons private. */
export async function stillShares(house: Pick<House, 'db' | 'now'>, userId: string): Promise<boolean> {
  const { db, now } = house;
  const [consent, [plus], [place]] = await Promise.all([
    sharingConsentOf(house, userId),
    db
      .select({ plan: subscriptions.plan })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), isPaying, eq(subscriptions.plan, 'plus'))),
    db
      .select({ id: waitlistEntries.id })
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.userId, userId), holdsPlace, gt(waitlistEntries.plusUntil, now()))),
  ]);
  return consent?.agreed === true && !plus && !place;
}

/**
 * Before an account is erased: cancels renewals and open payments, refunds a waiting place, and has the provider
 * delete name and address. Fails while the provider does not answer. `erase` runs in the transaction that deletes the
 * rows here, under the customer lock.
 */
export const endMembership = (house: Deps, userId: string, erase: ownData.Erase) =>
  ownData.endMembership(house, userId, erase);

export const exportOf = (house: Pick<House, 'db'>, userId: string) => ownData.exportOf(house, userId);

/** For the operator's pages. */
export const forOperator = {
  async waitingList(house: Deps) {
    const held = await heldPlaces(house);
    return Promise.all(held.map(async (entry) => ({ ...entry, position: await positionOf(house, entry) })));
  },
  offerPlace: operator.offerPlace,
  refundPlace: operator.refundPlace,
  refundLastPayment: operator.refundLastPayment,
  bringInLine: reconciling.bringInLine,
  /** Asks the provider about every member, and does what is due. */
  async reconcile(house: Deps) {
    await reconciling.reconcileAll(house);
    await announceAndDecline(house);
  },
};
