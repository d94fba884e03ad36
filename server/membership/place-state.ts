import { monthsLater, PRIME_MONTHS } from '#contract/plans.ts';
import type { Entry } from '#server/membership/holdings.ts';
import type { KnownPayment } from '#server/payments/port.ts';
import { isHeld } from '#server/payments/states.ts';

const earlier = (one: Date, other: Date | null) => (other && other < one ? other : one);

/** The next state of a place, from its payment. Refunds and disputes are final; otherwise a paid place stays. */
export function nextPlaceState(entry: Entry, payment: KnownPayment, now: Date): Partial<Entry> {
  if (payment.status === 'refunded')
    return entry.status === 'refunded' ? {} : { status: 'refunded', refundedAt: now, plusUntil: null };
  if (payment.status === 'disputed')
    return entry.status === 'disputed' || entry.status === 'refunded' ? {} : { status: 'disputed', plusUntil: null };
  if (payment.status === 'paid' && entry.status !== 'refunded' && entry.status !== 'disputed') {
    const paidAt = payment.paidAt ?? entry.paidAt ?? now;
    const plusUntil = earlier(monthsLater(paidAt, PRIME_MONTHS), entry.opensAt);
    return { status: isHeld(entry) ? entry.status : 'active', paidAt, plusUntil };
  }
  return payment.status === 'ended' && entry.status === 'pending' ? { status: 'closed' } : {};
}
