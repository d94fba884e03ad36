import { eq } from 'drizzle-orm';
import { begunSubscription, heldPlace, holdingsOf } from '#server/membership/holdings.ts';
import { answeredFor, endSubscription } from '#server/membership/manage.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

const entryAt = async (house: Deps, id: string) =>
  (await house.db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0];

/** Prime includes Plus, so a subscription does not renew while a place is held. */
export async function endRenewalFor(house: Deps, entryId: string) {
  const entry = await entryAt(house, entryId);
  if (!entry) return;
  await withCustomerLock(house, entry.userId, async (lock) => {
    await syncMember(house, lock);
    const holdings = await holdingsOf(house, entry.userId);
    const row = begunSubscription(holdings);
    if (heldPlace(holdings)?.id !== entryId || !row?.providerSubscriptionId || row.cancelAtPeriodEnd) return;
    const endsSubscription = row.providerSubscriptionId;
    if (row.status === 'active') await house.payments.cancelAtPeriodEnd(endsSubscription);
    else await endSubscription(house, lock, answeredFor(row));
    const isIt = eq(waitlistEntries.id, entryId);
    await lock.write((tx) => tx.update(waitlistEntries).set({ endsSubscription }).where(isIt));
    await syncMember(house, lock);
  });
}

/** Undone if the place is refunded in time. */
export async function resumeRenewalAfter(house: Deps, entryId: string) {
  const entry = await entryAt(house, entryId);
  if (!entry?.endsSubscription) return;
  await withCustomerLock(house, entry.userId, async (lock) => {
    const row = begunSubscription(await holdingsOf(house, entry.userId));
    const isIt = row?.providerSubscriptionId === entry.endsSubscription;
    if (!isIt || !row?.providerSubscriptionId || !row.cancelAtPeriodEnd) return;
    await house.payments.resume(row.providerSubscriptionId);
    await syncMember(house, lock);
  });
}
