import { sql } from 'drizzle-orm';
import type { AccessFacts } from '#contract/account.ts';
import type { House } from '#server/house.ts';
import { syncAll } from '#server/membership/close.ts';
import { sharingConsentOf } from '#server/membership/consent.ts';
import { tendEndings } from '#server/membership/endings.ts';
import { giveBack } from '#server/membership/give-back.ts';
import * as leaving from '#server/membership/leaving.ts';
import * as offers from '#server/membership/offer.ts';
import { graceEnd } from '#server/membership/present.ts';
import { reconcileAll } from '#server/membership/reconcile.ts';
import { heldPlaces, placeOf, positionOf, standingOf } from '#server/membership/standing.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Omit<House, 'close'>;

type Subscription = Pick<
  typeof subscriptions.$inferSelect,
  'providerSubscriptionId' | 'plan' | 'status' | 'pastDueSince'
>;
/** Written out, not bound: only so does a prepared query find the index over exactly these. */
export const isPaying = sql`${subscriptions.status} in ('active', 'trialing', 'past_due', 'unpaid', 'paused')`;
export const holdsPlace = sql`${waitlistEntries.status} in ('active', 'offered', 'accepted', 'refunding')`;

/** As the one read of a request brings it: nothing where there is nothing. */
export type MembershipRow = { subscription: Subscription | null; plusUntil: Date | null };

/** What access follows from, of what somebody pays for. */
export function membershipFacts({ subscription, plusUntil }: MembershipRow) {
  const id = subscription?.providerSubscriptionId;
  const isOne = subscription && id && subscription.status !== 'incomplete';
  return {
    subscription: isOne
      ? {
          id,
          plan: subscription.plan,
          status: subscription.status === 'trialing' ? 'active' : subscription.status,
          graceEndsAt: graceEnd(subscription.pastDueSince)?.toISOString() ?? null,
        }
      : null,
    primePlaceUntil: plusUntil?.toISOString() ?? null,
  } satisfies Partial<AccessFacts>;
}

/** Whether what helped this member may go to the community, as far as their word goes. */
export const mayShare = async (house: Pick<House, 'db'>, userId: string) =>
  (await sharingConsentOf(house, userId))?.agreed ?? false;

/** Before an account is erased: nothing renews any more, and a place is paid back. Fails while the provider is away. */
export const endMembership = (house: Books, userId: string) =>
  inTurn(house, userId, async () => {
    await syncAll(house, userId);
    const standing = await standingOf(house, userId);
    const id = standing.subscription?.providerSubscriptionId;
    if (id) await house.payments.cancel(id, 'now');
    const place = placeOf(standing);
    if (place && place.status !== 'accepted') await giveBack(house, place);
    else if (standing.entry?.paymentId && !place) await house.payments.abandonPayment(standing.entry.paymentId);
    await syncAll(house, userId);
  });

export const exportOf = (house: Pick<House, 'db'>, userId: string) => leaving.exportOf(house, userId);

/** The waiting list in its order, for the operator. */
export const waitingList = async (house: Books) => {
  const held = await heldPlaces(house);
  return Promise.all(held.map(async (entry) => ({ ...entry, position: await positionOf(house, entry) })));
};

export const offerPlace = (house: Books, id: string, opensAt?: string) => offers.offerPlace(house, id, opensAt);
export const refundPlace = (house: Books, id: string) => offers.refundPlace(house, id);

/** Asks the provider about everybody, and does what has fallen due. */
export async function reconcile(house: Books) {
  await reconcileAll(house);
  await tendEndings(house);
}
