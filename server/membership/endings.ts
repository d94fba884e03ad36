import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { NOTICE_DAYS } from '#contract/plans.ts';
import { forEach } from '#server/jobs/for-each.ts';
import { holdingsOf } from '#server/membership/holdings.ts';
import { writeTo } from '#server/membership/letters.ts';
import { endPlaceWithRefund } from '#server/membership/refund-place.ts';
import { tellAccess } from '#server/membership/sync/sync-subscriptions.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

const DAY = 24 * 60 * 60 * 1000;
const MANY = 500;
const FAILED = 'a membership’s ending could not be announced or declined';
const ANNOUNCED = ['active', 'accepted'] as const;

/** Announces once, 30 days ahead, that Plus ends. */
async function announce(house: Deps) {
  const { db, payments, now } = house;
  const w = waitlistEntries;
  const isEnding = and(
    eq(w.provider, payments.provider),
    inArray(w.status, [...ANNOUNCED]),
    isNull(w.announcedAt),
    isNotNull(w.plusUntil),
    lte(w.plusUntil, new Date(now().getTime() + NOTICE_DAYS * DAY)),
  );
  const ending = await db.select().from(w).where(isEnding).limit(MANY);
  const theirs = new Map(ending.map(({ id, userId }) => [userId, id]));
  await forEach(house, theirs.keys(), (userId) => announceTo(house, userId, theirs.get(userId) ?? ''), FAILED);
}

function announceTo(house: Deps, userId: string, id: string) {
  const w = waitlistEntries;
  const isFirst = and(eq(w.id, id), inArray(w.status, [...ANNOUNCED]), isNull(w.announcedAt));
  return withCustomerLock(house, userId, (lock) =>
    lock.write(async (tx) => {
      const told = await tx.update(w).set({ announcedAt: house.now() }).where(isFirst).returning();
      if (told.length === 0) return;
      await writeTo(house, userId, { kind: 'news' }, tx);
      await tellAccess(house, userId, tx);
    }),
  );
}

function decline(house: Deps, userId: string) {
  return withCustomerLock(house, userId, async (lock) => {
    const { entry } = await holdingsOf(house, userId);
    if (entry?.status === 'offered') await endPlaceWithRefund(house, lock, entry);
  });
}

/** Announces endings. Offers without an answer are declined and refunded. */
export async function announceAndDecline(house: Deps) {
  await announce(house);
  const w = waitlistEntries;
  const isHere = eq(w.provider, house.payments.provider);
  const isUnanswered = and(isHere, eq(w.status, 'offered'), lte(w.opensAt, house.now()));
  const unanswered = await house.db.select({ userId: w.userId }).from(w).where(isUnanswered).limit(MANY);
  await forEach(
    house,
    unanswered.map(({ userId }) => userId),
    (userId) => decline(house, userId),
    FAILED,
  );
}
