import { eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { billingCustomers, paymentEvents } from '#server/payments/table.ts';

/** The marks by which providers, their webhooks and our jobs know a member. */
export async function marksOf(tx: Transaction, userId: string) {
  const billed = await tx.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  const places = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.userId, userId));
  return {
    customers: billed.flatMap(({ customerId }) => customerId ?? []),
    payments: places.flatMap(({ paymentId }) => paymentId ?? []),
    places: places.map(({ id }) => id),
  };
}

/** That somebody was a customer is forgotten here; the books of the provider are the provider's. */
export async function eraseOf(tx: Transaction, userId: string) {
  const { customers, payments } = await marksOf(tx, userId);
  const isTheirs = or(inArray(paymentEvents.customerId, customers), inArray(paymentEvents.paymentId, payments));
  await tx.delete(paymentEvents).where(isTheirs);
  await tx.delete(billingCustomers).where(eq(billingCustomers.userId, userId));
}
