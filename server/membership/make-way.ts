import { eq } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { syncAll } from '#server/membership/close.ts';
import { heldOf, placeOf, standingOf } from '#server/membership/standing.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Omit<House, 'close'>;

/** Nobody pays for Plus twice: what renews ends with its period while a place is held. */
export async function makeWay(house: Books, entryId: string) {
  const [entry] = await house.db.select().from(waitlistEntries).where(eq(waitlistEntries.id, entryId));
  if (!entry) return;
  await inTurn(house, entry.userId, async () => {
    const standing = await standingOf(house, entry.userId);
    const row = heldOf(standing);
    if (placeOf(standing)?.id !== entryId || !row?.providerSubscriptionId || row.cancelAtPeriodEnd) return;
    await house.payments.cancel(row.providerSubscriptionId, row.status === 'active' ? 'period_end' : 'now');
    const endsSubscription = row.providerSubscriptionId;
    await house.db.update(waitlistEntries).set({ endsSubscription }).where(eq(waitlistEntries.id, entryId));
    await syncAll(house, entry.userId);
  });
}

/** Undoes it when the place is paid back in time. */
export async function goOn(house: Books, entryId: string) {
  const [entry] = await house.db.select().from(waitlistEntries).where(eq(waitlistEntries.id, entryId));
  if (!entry?.endsSubscription) return;
  await inTurn(house, entry.userId, async () => {
    const row = heldOf(await standingOf(house, entry.userId));
    const isIt = row?.providerSubscriptionId === entry.endsSubscription;
    if (!isIt || !row?.providerSubscriptionId || !row.cancelAtPeriodEnd) return;
    await house.payments.resume(row.providerSubscriptionId);
    await syncAll(house, entry.userId);
  });
}
