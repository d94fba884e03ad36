import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { type Entry, holdingsOf, type Subscription } from '#server/membership/holdings.ts';
import { answeredFor, endSubscription } from '#server/membership/manage.ts';
import { endPlaceWithRefund } from '#server/membership/refund-place.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { primeInterest, sharingConsents, subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { eraseCustomer, forgetCustomer } from '#server/payments/customers.ts';
import { isGone } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** Closes the form of an unpaid place, or refunds a paid one. */
async function endPlace(house: Deps, lock: CustomerLock, entry: Entry) {
  if (entry.status === 'accepted') return;
  if (entry.status !== 'pending') return void (await endPlaceWithRefund(house, lock, entry));
  if (!entry.paymentId) return;
  const left = await house.payments.abandonPayment(entry.paymentId).catch((error) => {
    if (isGone(error, 'payment')) return 'closed' as const;
    throw error;
  });
  if (left === 'paid') await house.payments.refund(entry.paymentId);
}

type Rows = (tx: Transaction, marks: string[]) => Promise<void>;
export type Erase = (write: (rows: Rows) => Promise<void>) => Promise<void>;

/** Ends everything at the provider, then deletes the rows here, in one transaction with `erase`. */
export function endMembership(house: Deps, userId: string, erase: Erase) {
  return withCustomerLock(house, userId, async (lock) => {
    await syncMember(house, lock);
    const { subscription, entry } = await holdingsOf(house, userId);
    if (subscription?.providerSubscriptionId) await endSubscription(house, lock, answeredFor(subscription));
    if (entry) await endPlace(house, lock, entry);
    await forgetCustomer(house, lock);
    await erase((rows) =>
      lock.write(async (tx) => {
        const places = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.userId, userId));
        const paid = places.flatMap(({ paymentId }) => paymentId ?? []);
        const customers = await eraseCustomer(tx, userId, paid);
        await rows(tx, [...customers, ...paid, ...places.map(({ id }) => id)]);
      }),
    );
  });
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

const subscriptionIn = (row: Subscription) => ({
  provider: row.provider,
  providerSubscriptionId: row.providerSubscriptionId,
  plan: row.plan,
  interval: row.interval,
  promotionCode: row.promotionCode,
  scheduledPlan: row.scheduledPlan,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  card: row.cardLast4 && `${row.cardBrand} ${row.cardLast4}`,
  createdAt: iso(row.createdAt),
  currentPeriodEnd: iso(row.currentPeriodEnd),
  canceledAt: iso(row.canceledAt),
  endedAt: iso(row.endedAt),
  pastDueSince: iso(row.pastDueSince),
});

const placeIn = (row: Entry) => ({
  provider: row.provider,
  paymentId: row.paymentId,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  createdAt: iso(row.createdAt),
  paidAt: iso(row.paidAt),
  plusUntil: iso(row.plusUntil),
  offeredAt: iso(row.offeredAt),
  opensAt: iso(row.opensAt),
  announcedAt: iso(row.announcedAt),
  refundedAt: iso(row.refundedAt),
});

export async function exportOf({ db }: Pick<House, 'db'>, userId: string) {
  const [paid, places, [interest], consents] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.id)),
    db.select().from(waitlistEntries).where(eq(waitlistEntries.userId, userId)).orderBy(asc(waitlistEntries.id)),
    db.select().from(primeInterest).where(eq(primeInterest.userId, userId)),
    db.select().from(sharingConsents).where(eq(sharingConsents.userId, userId)).orderBy(asc(sharingConsents.id)),
  ]);
  return {
    subscriptions: paid.map(subscriptionIn),
    primePlaces: places.map(placeIn),
    primeInterestSince: iso(interest?.at ?? null),
    sharingConsents: consents.map(({ agreed, version, occasion, at }) => ({ agreed, version, occasion, at: iso(at) })),
  };
}
