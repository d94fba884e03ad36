import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { KnownCardSetup } from '#server/payments/port.ts';
import { sandboxId } from '#server/payments/sandbox/ids.ts';
import { closePayments, isOpen, openPayment } from '#server/payments/sandbox/payments.ts';
import { end, paymentFor, write } from '#server/payments/sandbox/subscriptions.ts';
import { sandboxCustomers, sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import type { Change } from '#server/payments/sandbox/types.ts';

export async function createCustomer({ tx }: Change, userId: string): Promise<string> {
  await tx
    .insert(sandboxCustomers)
    .values({ id: sandboxId('cus'), userId })
    .onConflictDoNothing();
  const [row] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.userId, userId));
  return row?.id ?? '';
}

/** Deletes the customer's cards. */
export async function forgetCustomer(change: Change, customerId: string) {
  const { tx } = change;
  const isLive = and(eq(sandboxSubscriptions.customerId, customerId), isNull(sandboxSubscriptions.endedAt));
  for (const { id } of await tx.select().from(sandboxSubscriptions).where(isLive).for('update')) {
    await closePayments(tx, id);
    await end(change, id);
  }
  const isTheirs = and(eq(sandboxPayments.customerId, customerId), isOpen);
  await tx.update(sandboxPayments).set({ status: 'canceled' }).where(isTheirs);
}

/** A form that saves a card and charges nothing. */
export async function startCardSetup(change: Change, customerId: string) {
  const { id, secret } = await openPayment(change, { customerId, purpose: 'card', amount: 0 });
  return { id, clientSecret: secret };
}

export async function cardSetupOf(change: Change, id: string): Promise<KnownCardSetup> {
  const { status, paymentMethod } = await paymentFor(change, id);
  if (status === 'succeeded') return { status: 'saved', paymentMethodId: paymentMethod };
  return { status: status === 'canceled' ? 'ended' : 'open', paymentMethodId: null };
}

type Wanted = { customerId: string; subscriptionId: string | null; paymentMethodId: string };

export async function setDefaultCard(
  change: Change,
  { customerId, subscriptionId, paymentMethodId: paymentMethod }: Wanted,
) {
  await change.tx.update(sandboxCustomers).set({ paymentMethod }).where(eq(sandboxCustomers.id, customerId));
  if (subscriptionId) await write(change, subscriptionId, { paymentMethod });
}

/** Payments of subscriptions, not of places or cards. */
export const isOfSubscription = inArray(sandboxPayments.purpose, ['first', 'renewal', 'upgrade']);
