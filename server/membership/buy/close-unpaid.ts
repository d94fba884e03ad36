import { eq } from 'drizzle-orm';
import type { Entry, Subscription } from '#server/membership/holdings.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import { isGone } from '#server/payments/port.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

const paidMeanwhile = () =>
  refuse('conflict', { reason: 'already_subscribed' }, 'You paid a moment ago. Please look at your membership.');

const closed = (error: unknown) => {
  if (isGone(error, 'subscription') || isGone(error, 'payment')) return 'closed' as const;
  throw error;
};

export const endAttempt = (lock: CustomerLock, id: string) =>
  lock.write((tx) => tx.update(subscriptions).set({ status: 'incomplete_expired' }).where(eq(subscriptions.id, id)));

export const endPurchase = (lock: CustomerLock, id: string) =>
  lock.write((tx) => tx.update(waitlistEntries).set({ status: 'closed' }).where(eq(waitlistEntries.id, id)));

/**
 * Cancels an unpaid payment, at the provider first, so that its form can no longer be used. If it was paid in that
 * moment it stays, and the member is told.
 */
export async function closeSubscription(house: Deps, lock: CustomerLock, row: Subscription) {
  const id = row.providerSubscriptionId;
  const left = id ? await house.payments.closeUnpaid(id).catch(closed) : 'closed';
  if (left === 'paid') {
    await syncMember(house, lock);
    throw paidMeanwhile();
  }
  await endAttempt(lock, row.id);
}

export async function closeEntry(house: Deps, lock: CustomerLock, entry: Entry) {
  const left = entry.paymentId ? await house.payments.abandonPayment(entry.paymentId).catch(closed) : 'closed';
  if (left === 'paid') {
    await syncMember(house, lock);
    throw paidMeanwhile();
  }
  await endPurchase(lock, entry.id);
}
