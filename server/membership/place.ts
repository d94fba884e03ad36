import { monthsLater, PRIME_MONTHS } from '#contract/plans.ts';
import type { waitlistEntries } from '#server/membership/table.ts';
import type { KnownPayment } from '#server/payments/port.ts';

export type Entry = typeof waitlistEntries.$inferSelect;

export const HELD = ['active', 'offered', 'accepted', 'refunding'] as const;
export const isHeld = ({ status }: Pick<Entry, 'status'>) => HELD.some((held) => held === status);

const earlier = (one: Date, other: Date | null) => (other && other < one ? other : one);

/** What a place becomes, given how its payment stands. A refund is final; what was paid for is never taken back. */
export function placeAfter(entry: Entry, payment: KnownPayment, now: Date): Partial<Entry> {
  if (payment.status === 'refunded')
    return entry.status === 'refunded' ? {} : { status: 'refunded', refundedAt: now, plusUntil: null };
  if (payment.status === 'paid' && entry.status !== 'refunded') {
    const paidAt = payment.paidAt ?? entry.paidAt ?? now;
    const plusUntil = earlier(monthsLater(paidAt, PRIME_MONTHS), entry.opensAt);
    return { status: isHeld(entry) ? entry.status : 'active', paidAt, plusUntil };
  }
  return payment.status === 'ended' && entry.status === 'pending' ? { status: 'closed' } : {};
}
