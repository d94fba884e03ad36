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

/** As the one read of a request brings it: nothing where there is nothing. */
type MembershipRow = { subscription: Subscription | null; plusUntil: Date | null };

/** What access follows from, of what somebody pays for. */
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

/** Whether what helped may go to the community: the member's word holds, and no plan of theirs keeps lessons private. */
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
 * Before an account is erased: nothing renews any more, nothing can be paid any more, a place is paid back, and the
 * provider forgets name and address. Fails while the provider is away. What `erase` writes is one transaction with
 * what is erased here, and nothing is begun in between.
 */
export const endMembership = (house: Deps, userId: string, erase: ownData.Erase) =>
  ownData.endMembership(house, userId, erase);

export const exportOf = (house: Pick<House, 'db'>, userId: string) => ownData.exportOf(house, userId);

/** What the operator sees of members, and does for them. */
export const forOperator = {
  /** The waiting list in its order. */
  async waitingList(house: Deps) {
    const held = await heldPlaces(house);
    return Promise.all(held.map(async (entry) => ({ ...entry, position: await positionOf(house, entry) })));
  },
  offerPlace: operator.offerPlace,
  refundPlace: operator.refundPlace,
  refundLastPayment: operator.refundLastPayment,
  bringInLine: reconciling.bringInLine,
  /** Asks the provider about everybody, and does what has fallen due. */
  async reconcile(house: Deps) {
    await reconciling.reconcileAll(house);
    await announceAndDecline(house);
  },
};
