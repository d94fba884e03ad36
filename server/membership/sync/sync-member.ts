import { holdingsOf } from '#server/membership/holdings.ts';
import { syncCard } from '#server/membership/sync/sync-card.ts';
import { syncPlace } from '#server/membership/sync/sync-place.ts';
import { type Effect, nothing, syncSubscriptions } from '#server/membership/sync/sync-subscriptions.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { customerOf } from '#server/payments/customers.ts';
import { isGone } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** Everything the provider knows of a member, asked now. Whoever calls holds the member's lock. */
export async function syncMember(house: Deps, lock: CustomerLock, effect: Effect = nothing) {
  await syncCard(house, lock);
  const customer = await customerOf(house, lock.userId);
  const { entry } = await holdingsOf(house, lock.userId);
  if (entry?.paymentId) {
    await syncPlace(house, lock, entry.paymentId).catch((error) => {
      // Of another account, or of test money: what is held stays held.
      if (!isGone(error, 'payment')) throw error;
    });
  }
  if (customer?.customerId) await syncSubscriptions(house, lock, customer.customerId, effect);
  else await lock.write(effect);
}

/** The same for whoever does not hold the lock; nothing for those who were never a customer. */
export async function syncNow(house: Deps, userId: string) {
  if (await customerOf(house, userId)) await withCustomerLock(house, userId, (lock) => syncMember(house, lock));
}
