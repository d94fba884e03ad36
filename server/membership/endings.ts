import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { NOTICE_DAYS } from '#contract/plans.ts';
import type { House } from '#server/house.ts';
import { each } from '#server/membership/each.ts';
import { giveBack } from '#server/membership/give-back.ts';
import { sendNews } from '#server/membership/news.ts';
import { standingOf } from '#server/membership/standing.ts';
import { tellAccess } from '#server/membership/sync.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Omit<House, 'close'>;

const DAY = 24 * 60 * 60 * 1000;
const MANY = 500;

/** Says 30 days before that Plus ends, once. */
async function announce(house: Books) {
  const { db, payments, now } = house;
  const w = waitlistEntries;
  const isEnding = and(
    eq(w.provider, payments.provider),
    inArray(w.status, ['active', 'accepted']),
    isNull(w.announcedAt),
    isNotNull(w.plusUntil),
    lte(w.plusUntil, new Date(now().getTime() + NOTICE_DAYS * DAY)),
  );
  for (const { id, userId } of await db.select().from(w).where(isEnding).limit(MANY)) {
    await db.transaction(async (tx) => {
      const isFirst = and(eq(w.id, id), isNull(w.announcedAt));
      const told = await tx.update(w).set({ announcedAt: now() }).where(isFirst).returning();
      if (told.length === 0) return;
      await sendNews(house, userId, tx);
      await tellAccess(house, userId, tx);
    });
  }
}

function decline(house: Books, userId: string) {
  return inTurn(house, userId, async () => {
    const { entry } = await standingOf(house, userId);
    if (entry?.status === 'offered') await giveBack(house, entry);
  });
}

/** Announces what ends; an offer that nobody answered is declined for them, with its refund. */
export async function tendEndings(house: Books) {
  await announce(house);
  const w = waitlistEntries;
  const isHere = eq(w.provider, house.payments.provider);
  const isUnanswered = and(isHere, eq(w.status, 'offered'), lte(w.opensAt, house.now()));
  const unanswered = await house.db.select({ userId: w.userId }).from(w).where(isUnanswered).limit(MANY);
  await each(
    house,
    unanswered.map(({ userId }) => userId),
    (userId) => decline(house, userId),
  );
}
