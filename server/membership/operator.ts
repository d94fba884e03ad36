import { and, desc, eq } from 'drizzle-orm';
import { NOTICE_DAYS } from '#contract/plans.ts';
import { begunSubscription, type Entry, holdingsOf } from '#server/membership/holdings.ts';
import { writeTo } from '#server/membership/letters.ts';
import { answeredFor } from '#server/membership/manage.ts';
import { refundLastCharge } from '#server/membership/refund-charge.ts';
import { endPlaceWithRefund } from '#server/membership/refund-place.ts';
import { tellAccess } from '#server/membership/sync/sync-subscriptions.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { isHeld } from '#server/payments/states.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

const DAY = 24 * 60 * 60 * 1000;

async function entryAt({ db, payments }: Deps, id: string): Promise<Entry> {
  const isIt = and(eq(waitlistEntries.id, id), eq(waitlistEntries.provider, payments.provider));
  const [entry] = await db.select().from(waitlistEntries).where(isIt);
  if (!entry || !isHeld(entry)) throw refuse('not_found');
  return entry;
}

/** Offers a place to a waiting member, from a date at least 30 days ahead. Plus is included until then. */
export async function offerPlace(house: Deps, id: string, wanted?: string) {
  const { userId } = await entryAt(house, id);
  await withCustomerLock(house, userId, async (lock) => offer(house, lock, await entryAt(house, id), wanted));
}

async function offer(house: Deps, lock: CustomerLock, entry: Entry, wanted: string | undefined) {
  const offeredAt = house.now();
  const earliest = new Date(offeredAt.getTime() + NOTICE_DAYS * DAY);
  const opensAt = wanted ? new Date(wanted) : earliest;
  if (opensAt < earliest)
    throw refuse(
      'conflict',
      { reason: 'too_soon' },
      `A place begins ${NOTICE_DAYS} days after it is offered, or later.`,
    );
  const plusUntil = entry.plusUntil && entry.plusUntil < opensAt ? entry.plusUntil : opensAt;
  const isWaiting = and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.status, 'active'));
  await lock.write(async (tx) => {
    const values = { status: 'offered' as const, offeredAt, opensAt, plusUntil, announcedAt: offeredAt };
    const offered = await tx.update(waitlistEntries).set(values).where(isWaiting).returning();
    if (offered.length === 0) throw refuse('conflict', { reason: 'not_waiting' }, 'This place was offered already.');
    await writeTo(house, entry.userId, { kind: 'news' }, tx);
    await tellAccess(house, entry.userId, tx);
  });
}

/** A refund by the operator, in any state of the place. */
export async function refundPlace(house: Deps, id: string) {
  const { userId } = await entryAt(house, id);
  await withCustomerLock(house, userId, async (lock) => {
    const entry = await entryAt(house, id);
    if (entry.status !== 'accepted') return endPlaceWithRefund(house, lock, entry);
    const offered = { status: 'offered' as const };
    await lock.write((tx) => tx.update(waitlistEntries).set(offered).where(eq(waitlistEntries.id, id)));
    return endPlaceWithRefund(house, lock, { ...entry, ...offered });
  });
}

/** Refunds the last charge of a member's subscription. Canceling it is a separate decision. */
export function refundLastPayment(house: Deps, userId: string) {
  return withCustomerLock(house, userId, async () => {
    const live = begunSubscription(await holdingsOf(house, userId));
    const { providerSubscriptionId: subscriptionId } = answeredFor(live ?? (await lastOf(house, userId)));
    const refunded = await refundLastCharge(house, { subscriptionId, userId, kind: 'refunded' });
    if (!refunded) throw refuse('conflict', { reason: 'nothing_paid' }, 'There’s no payment to refund.');
  });
}

async function lastOf({ db, payments }: Deps, userId: string) {
  const isTheirs = and(eq(subscriptions.userId, userId), eq(subscriptions.provider, payments.provider));
  const rows = db.select().from(subscriptions).where(isTheirs);
  return (await rows.orderBy(desc(subscriptions.id)).limit(1))[0];
}
