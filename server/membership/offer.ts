import { and, eq } from 'drizzle-orm';
import { NOTICE_DAYS } from '#contract/plans.ts';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';
import { giveBack } from '#server/membership/give-back.ts';
import { sendNews } from '#server/membership/news.ts';
import { type Entry, isHeld } from '#server/membership/place.ts';
import { tellAccess } from '#server/membership/sync.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Omit<House, 'close'>;

const DAY = 24 * 60 * 60 * 1000;

async function entryAt({ db, payments }: Books, id: string): Promise<Entry> {
  const isIt = and(eq(waitlistEntries.id, id), eq(waitlistEntries.provider, payments.provider));
  const [entry] = await db.select().from(waitlistEntries).where(isIt);
  if (!entry || !isHeld(entry)) throw refuse('not_found');
  return entry;
}

/** Offers a waiting member their place, from a day at least 30 days ahead; everything in Plus is held until then. */
export async function offerPlace(house: Books, id: string, wanted?: string) {
  const entry = await entryAt(house, id);
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
  const isWaiting = and(eq(waitlistEntries.id, id), eq(waitlistEntries.status, 'active'));
  await house.db.transaction(async (tx) => {
    const values = { status: 'offered' as const, offeredAt, opensAt, plusUntil, announcedAt: offeredAt };
    const offered = await tx.update(waitlistEntries).set(values).where(isWaiting).returning();
    if (offered.length === 0) throw refuse('conflict', { reason: 'not_waiting' }, 'This place was offered already.');
    await sendNews(house, entry.userId, tx);
    await tellAccess(house, entry.userId, tx);
  });
}

/** By the operator, whatever was offered or accepted. */
export async function refundPlace(house: Books, id: string) {
  const { userId } = await entryAt(house, id);
  await inTurn(house, userId, async () => {
    const entry = await entryAt(house, id);
    if (entry.status === 'accepted')
      await house.db.update(waitlistEntries).set({ status: 'offered' }).where(eq(waitlistEntries.id, id));
    await giveBack(house, entry.status === 'accepted' ? { ...entry, status: 'offered' } : entry);
  });
}
