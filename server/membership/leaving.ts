import { asc, eq } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { primeInterest, sharingConsents, subscriptions, waitlistEntries } from '#server/membership/table.ts';

type Subscription = typeof subscriptions.$inferSelect;
type Entry = typeof waitlistEntries.$inferSelect;

const iso = (at: Date | null) => at?.toISOString() ?? null;

const subscriptionIn = (row: Subscription) => ({
  provider: row.provider,
  providerSubscriptionId: row.providerSubscriptionId,
  plan: row.plan,
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
