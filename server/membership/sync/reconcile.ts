import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { forEachMember } from '#server/membership/for-each-member.ts';
import { holdingsOf } from '#server/membership/holdings.ts';
import { contactOf } from '#server/membership/letters.ts';
import { refundPlacePayment } from '#server/membership/refund-place.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import { followContact } from '#server/payments/customers.ts';
import { isGone } from '#server/payments/port.ts';
import { begunIn, liveIn, openPlaceIn } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

const MANY = 500;
/** Those whose turn it is are drawn: whoever cannot be asked about never keeps the same others waiting. */
const ANY_ORDER = sql`random()`;

/** Members whose rows want an answer that no webhook brought: begun, due, or on their way back. */
async function waitingForAnswer({ db, payments, now }: Deps) {
  const s = subscriptions;
  const w = waitlistEntries;
  const isDue = and(begunIn(s.status), lt(s.currentPeriodEnd, now()));
  const isOpen = or(eq(s.status, 'incomplete'), eq(s.status, 'past_due'), isDue);
  const [begun, places] = await Promise.all([
    db
      .select({ userId: s.userId })
      .from(s)
      .where(and(eq(s.provider, payments.provider), isOpen))
      .orderBy(ANY_ORDER)
      .limit(MANY),
    db
      .select({ userId: w.userId })
      .from(w)
      .where(and(eq(w.provider, payments.provider), inArray(w.status, ['pending', 'refunding'])))
      .orderBy(ANY_ORDER)
      .limit(MANY),
  ]);
  return [...begun, ...places].map(({ userId }) => userId);
}

/** Makes one member's membership what the provider says, and the provider's address for them what they say. */
export function bringInLine(house: Deps, userId: string) {
  return withCustomerLock(house, userId, async (lock) => {
    await syncMember(house, lock);
    const { entry } = await holdingsOf(house, userId);
    if (entry?.status === 'refunding') await refundPlacePayment(house, lock, entry);
    await followContact(house, lock, await contactOf(house, userId)).catch((error) => {
      // The next payment makes another one.
      if (!isGone(error, 'customer')) throw error;
    });
  });
}

/** Asks the provider about whatever waits for an answer. */
export const reconcileWaiting = async (house: Deps) =>
  forEachMember(house, await waitingForAnswer(house), (userId) => bringInLine(house, userId));

/** Everybody who has something live, whatever it is. */
export async function reconcileAll(house: Deps) {
  const { db, payments } = house;
  const s = subscriptions;
  const w = waitlistEntries;
  const [subscribed, places] = await Promise.all([
    db
      .selectDistinct({ userId: s.userId })
      .from(s)
      .where(and(eq(s.provider, payments.provider), liveIn(s.status))),
    db
      .selectDistinct({ userId: w.userId })
      .from(w)
      .where(and(eq(w.provider, payments.provider), openPlaceIn(w.status))),
  ]);
  const userIds = [...subscribed, ...places].map(({ userId }) => userId);
  await forEachMember(house, userIds, (userId) => bringInLine(house, userId));
}
