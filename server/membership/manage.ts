import { eq } from 'drizzle-orm';
import { begunSubscription, heldPlace, holdingsOf, type Subscription } from '#server/membership/holdings.ts';
import { dateInWords, nameOf } from '#server/membership/present.ts';
import { refundForNothing } from '#server/membership/refund-charge.ts';
import { endPlaceWithRefund } from '#server/membership/refund-place.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { subscriptions } from '#server/membership/table.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { customerOf, keep } from '#server/payments/customers.ts';
import { isGone } from '#server/payments/port.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;
type When = 'now' | 'period_end';
/** A subscription that the provider has confirmed. */
export type Live = Subscription & { providerSubscriptionId: string };

export const noSubscription = () => refuse('conflict', { reason: 'no_subscription' }, 'You have no subscription.');

export function answeredFor(row: Subscription | undefined): Live {
  const id = row?.providerSubscriptionId;
  if (!row || !id) throw noSubscription();
  return { ...row, providerSubscriptionId: id };
}

/** Ends it now, and its payments with it. A payment made in that moment is refunded. */
export async function endSubscription(house: Deps, lock: CustomerLock, row: Live) {
  const { providerSubscriptionId: id, userId } = row;
  const left = await house.payments.endNow(id, row.status !== 'active').catch((error) => {
    if (isGone(error, 'subscription')) return 'gone' as const;
    throw error;
  });
  if (left === 'paid') await refundForNothing(house, { subscriptionId: id, userId, kind: 'paid_late_refunded' });
  if (left === 'gone') {
    const ended = { status: 'canceled', endedAt: house.now() };
    await lock.write((tx) => tx.update(subscriptions).set(ended).where(eq(subscriptions.id, row.id)));
  }
}

async function end(house: Deps, lock: CustomerLock, row: Live, when: When): Promise<string> {
  const isLater = when === 'period_end' && row.status === 'active';
  if (!isLater) await endSubscription(house, lock, row);
  else if (!row.cancelAtPeriodEnd) await house.payments.cancelAtPeriodEnd(row.providerSubscriptionId);
  await syncMember(house, lock);
  const until = isLater && row.currentPeriodEnd ? dateInWords(row.currentPeriodEnd) : undefined;
  return until ? `You keep ${nameOf(row.plan)} until ${until}.` : 'Your subscription has ended.';
}

/** Cancels the subscription or, without one, the Prime place for its refund. */
export function cancelMembership(house: Deps, userId: string, when: When): Promise<string> {
  return withCustomerLock(house, userId, async (lock) => {
    await syncMember(house, lock);
    const holdings = await holdingsOf(house, userId);
    if (holdings.subscription?.providerSubscriptionId)
      return end(house, lock, answeredFor(holdings.subscription), when);
    const place = heldPlace(holdings);
    if (!place) throw noSubscription();
    return endPlaceWithRefund(house, lock, place);
  });
}

export function resumeMembership(house: Deps, userId: string): Promise<string> {
  return withCustomerLock(house, userId, async (lock) => {
    await syncMember(house, lock);
    const holdings = await holdingsOf(house, userId);
    const row = answeredFor(begunSubscription(holdings));
    if (heldPlace(holdings))
      throw refuse('conflict', { reason: 'prime_held' }, 'Your Prime place already includes everything in Plus.');
    await house.payments.resume(row.providerSubscriptionId);
    await syncMember(house, lock);
    return `Your ${nameOf(row.plan)} membership goes on.`;
  });
}

/** The form for a new card. If something is owed, it also pays that. */
export function beginCardChange(house: Deps, userId: string): Promise<{ clientSecret: string; owed: number | null }> {
  return withCustomerLock(house, userId, async (lock) => {
    await syncMember(house, lock);
    const row = answeredFor(begunSubscription(await holdingsOf(house, userId)));
    const owed = row.status === 'active' ? null : await house.payments.formOf(row.providerSubscriptionId);
    if (owed) return { clientSecret: owed.clientSecret, owed: owed.due.amount };
    const { customerId } = (await customerOf(house, userId)) ?? {};
    if (!customerId) throw noSubscription();
    const { id, clientSecret } = await house.payments.startCardSetup({ customerId, userId });
    await keep(house, lock, { cardSetupId: id });
    return { clientSecret, owed: null };
  });
}
