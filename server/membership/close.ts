import { eq } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Row } from '#server/membership/converge.ts';
import type { Entry } from '#server/membership/place.ts';
import { syncPlace } from '#server/membership/place-sync.ts';
import { standingOf } from '#server/membership/standing.ts';
import { syncCustomer } from '#server/membership/sync.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { customerIdOf } from '#server/payments/customers.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now'>;

/** Everything the provider knows of a member, asked now. */
export async function syncAll(house: Books, userId: string) {
  const customerId = await customerIdOf(house, userId);
  if (customerId) await syncCustomer(house, customerId);
  const { entry } = await standingOf(house, userId);
  if (entry?.paymentId) await syncPlace(house, entry.paymentId);
}

const paidMeanwhile = () =>
  refuse('conflict', { reason: 'already_subscribed' }, 'You paid a moment ago. Please look at your membership.');

/** A card is known only of what was paid: it was paid in the very moment in which its form was closed. */
async function reportPaid({ db, log }: Books, id: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (row?.cardLast4) log.error({ subscription: id }, 'a subscription was paid while it was closed: please refund it');
}

/** Ends a payment that was begun and not paid, at the provider first: its form is good for nothing afterwards. */
export async function closeSubscription(house: Books, row: Row) {
  if (row.providerSubscriptionId) {
    await house.payments.cancel(row.providerSubscriptionId, 'now');
    await syncAll(house, row.userId);
    await reportPaid(house, row.id);
    return;
  }
  await house.db.update(subscriptions).set({ status: 'incomplete_expired' }).where(eq(subscriptions.id, row.id));
}

export async function closeEntry(house: Books, entry: Entry) {
  if (entry.paymentId) {
    await house.payments.abandonPayment(entry.paymentId);
    await syncPlace(house, entry.paymentId);
    const { entry: left } = await standingOf(house, entry.userId);
    if (left) throw paidMeanwhile();
    return;
  }
  await house.db.update(waitlistEntries).set({ status: 'closed' }).where(eq(waitlistEntries.id, entry.id));
}
