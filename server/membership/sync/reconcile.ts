import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { forEach } from '#server/jobs/for-each.ts';
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
/** Random, so that members who cannot be checked do not always hold up the same others. */
const ANY_ORDER = sql`random()`;

/** Members whose state is waiting for the provider: started, due, or being refunded. */
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

/** Matches one member's membership with the provider, and the provider's address with the member's. */
export function bringInLine(house: Deps, userId: string) {
  return withCustomerLock(house, userId, async (lock) => {
    await syncMember(house, lock);
    const { entry } = await holdingsOf(house, userId);
    if (entry?.status === 'refunding') await refundPlacePayment(house, lock, entry);
    await followContact(house, lock, await contactOf(house, userId)).catch((error) => {
      // The next payment creates another customer.
      if (!isGone(error, 'customer')) throw error;
    });
  });
}

const compare = (house: Deps, userIds: Iterable<string>) =>
  forEach(house, userIds, (id) => bringInLine(house, id), 'a membership could not be compared with the provider');

export const reconcileWaiting = async (house: Deps) => compare(house, await waitingForAnswer(house));

/** Everyone with a live subscription or place. */
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
  await compare(house, userIds);
}
