import { and, eq } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Entry } from '#server/membership/place.ts';
import { syncPlace } from '#server/membership/place-sync.ts';
import { standingOf } from '#server/membership/standing.ts';
import { tellAccess } from '#server/membership/sync.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { PaymentsRefused } from '#server/payments/port.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now'>;

/** From here on the money goes back; if the provider does not answer, the reconciliation asks again until it does. */
export async function giveBack(house: Books, { id, status, paymentId, userId }: Entry): Promise<string> {
  if (status === 'accepted')
    throw refuse('conflict', { reason: 'place_accepted' }, 'You accepted your place. Please write to us about it.');
  await house.db.transaction(async (tx) => {
    const isStill = and(eq(waitlistEntries.id, id), eq(waitlistEntries.status, status));
    const taken = await tx.update(waitlistEntries).set({ status: 'refunding' }).where(isStill).returning();
    if (taken.length > 0) await tellAccess(house, userId, tx);
  });
  await payBack(house, { id, paymentId });
  return 'You left the Prime waiting list. Your $100 is on its way back to your card.';
}

/** A payment is paid back at most once, by the provider's own rule; that it was already is as good. */
export async function payBack(house: Books, { id, paymentId }: Pick<Entry, 'id' | 'paymentId'>) {
  if (!paymentId) throw new Error('A held place has no payment.');
  await house.payments.refund(paymentId, id).catch((error) => {
    if (!(error instanceof PaymentsRefused && error.code === 'charge_already_refunded')) throw error;
  });
  await syncPlace(house, paymentId);
}

/** By the member's own wish, while no place was offered. */
export function leaveWaitlist(house: Books, userId: string): Promise<string> {
  return inTurn(house, userId, async () => {
    const { entry } = await standingOf(house, userId);
    if (!entry || entry.status === 'pending')
      throw refuse('conflict', { reason: 'not_on_list' }, 'You are not on the Prime waiting list.');
    if (entry.status === 'offered')
      throw refuse(
        'conflict',
        { reason: 'place_offered' },
        'You were offered your place. Please accept or decline it.',
      );
    return giveBack(house, entry);
  });
}

/** An offered place is accepted, or declined for its refund. */
export function answerPlace(house: Books, userId: string, accept: boolean): Promise<string> {
  return inTurn(house, userId, async () => {
    const { entry } = await standingOf(house, userId);
    if (entry?.status !== 'offered')
      throw refuse('conflict', { reason: 'no_offer' }, 'There is no offered place to answer.');
    if (!accept) return giveBack(house, entry);
    await house.db.transaction(async (tx) => {
      await tx.update(waitlistEntries).set({ status: 'accepted' }).where(eq(waitlistEntries.id, entry.id));
      await tellAccess(house, userId, tx);
    });
    return 'Your place is yours.';
  });
}
