import { holdingsOf } from '#server/membership/holdings.ts';
import { syncCard } from '#server/membership/sync/sync-card.ts';
import { syncPlace } from '#server/membership/sync/sync-place.ts';
import { type Effect, nothing, syncSubscriptions } from '#server/membership/sync/sync-subscriptions.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { customerOf } from '#server/payments/customers.ts';
import { isGone } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** Matches a member with the provider. The caller holds the customer's lock. */
export async function syncMember(house: Deps, lock: CustomerLock, effect: Effect = nothing) {
  await syncCard(house, lock);
  const customer = await customerOf(house, lock.userId);
  const { entry } = await holdingsOf(house, lock.userId);
  if (entry?.paymentId) {
    await syncPlace(house, lock, entry.paymentId).catch((error) => {
      // From another Stripe account, or test mode: places that are held stay.
      if (!isGone(error, 'payment')) throw error;
    });
  }
  if (customer?.customerId) await syncSubscriptions(house, lock, customer.customerId, effect);
  else await lock.write(effect);
}

/** The same with a lock of its own. Does nothing for members who were never customers. */
export async function syncNow(house: Deps, userId: string) {
  if (await customerOf(house, userId)) await withCustomerLock(house, userId, (lock) => syncMember(house, lock));
}
