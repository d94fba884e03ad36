import { and, eq } from 'drizzle-orm';
import { type Entry, holdingsOf } from '#server/membership/holdings.ts';
import { RESUME_RENEWAL, syncPlace } from '#server/membership/sync/sync-place.ts';
import { tellAccess } from '#server/membership/sync/sync-subscriptions.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { alertAdmin } from '#server/payments/alerts.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { isGone } from '#server/payments/port.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** Ends a place and starts its refund. If the provider does not answer, the reconciliation retries. */
export async function endPlaceWithRefund(house: Deps, lock: CustomerLock, entry: Entry): Promise<string> {
  const { id, status, userId } = entry;
  if (status === 'accepted')
    throw refuse('conflict', { reason: 'place_accepted' }, 'You accepted your place. Please write to us about it.');
  await lock.write(async (tx) => {
    const isStill = and(eq(waitlistEntries.id, id), eq(waitlistEntries.status, status));
    const taken = await tx.update(waitlistEntries).set({ status: 'refunding' }).where(isStill).returning();
    if (taken.length > 0) await tellAccess(house, userId, tx);
  });
  if ((await refundPlacePayment(house, lock, entry)) === 'gone') return 'You left the Prime waiting list.';
  return 'You left the Prime waiting list. Your $100 is on its way back to your card.';
}

/** Can be called repeatedly: a payment is refunded once. */
export async function refundPlacePayment(house: Deps, lock: CustomerLock, entry: Entry): Promise<'back' | 'gone'> {
  const { paymentId } = entry;
  if (!paymentId) throw new Error('A held place has no payment.');
  try {
    await house.payments.refund(paymentId);
    await syncPlace(house, lock, paymentId);
    return 'back';
  } catch (error) {
    if (!isGone(error, 'payment')) throw error;
    await closeGone(house, lock, entry, paymentId);
    return 'gone';
  }
}

/**
 * If the provider does not know the payment, it cannot be refunded. The place ends anyway, and the admin is alerted.
 */
function closeGone(house: Deps, lock: CustomerLock, { id, userId }: Entry, subject: string) {
  return lock.write(async (tx) => {
    await tx.update(waitlistEntries).set({ status: 'closed', plusUntil: null }).where(eq(waitlistEntries.id, id));
    await house.jobs.add(RESUME_RENEWAL, { entry: id }, { tx });
    await alertAdmin(house, { kind: 'payment_gone', subject, userId }, tx);
    await tellAccess(house, userId, tx);
  });
}

/** By the member, before a place was offered. */
export function leaveWaitlist(house: Deps, userId: string): Promise<string> {
  return withCustomerLock(house, userId, async (lock) => {
    const { entry } = await holdingsOf(house, userId);
    if (!entry || entry.status === 'pending')
      throw refuse('conflict', { reason: 'not_on_list' }, 'You aren’t on the Prime waiting list.');
    if (entry.status === 'offered')
      throw refuse(
        'conflict',
        { reason: 'place_offered' },
        'You were offered your place. Please accept or decline it.',
      );
    return endPlaceWithRefund(house, lock, entry);
  });
}

/** Accepts an offered place, or declines it for a refund. */
export function answerPlace(house: Deps, userId: string, accept: boolean): Promise<string> {
  return withCustomerLock(house, userId, async (lock) => {
    const { entry } = await holdingsOf(house, userId);
    if (entry?.status !== 'offered')
      throw refuse('conflict', { reason: 'no_offer' }, 'There’s no offered place to answer.');
    if (!accept) return endPlaceWithRefund(house, lock, entry);
    await lock.write(async (tx) => {
      await tx.update(waitlistEntries).set({ status: 'accepted' }).where(eq(waitlistEntries.id, entry.id));
      await tellAccess(house, userId, tx);
    });
    return 'Your place is yours.';
  });
}
