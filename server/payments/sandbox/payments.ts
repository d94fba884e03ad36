import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { newSecret, sandboxId } from '#server/payments/sandbox/ids.ts';
import { sandboxCustomers, sandboxPayments } from '#server/payments/sandbox/table.ts';
import type { Change, Payment, Subscription } from '#server/payments/sandbox/types.ts';

type New = Pick<Payment, 'customerId' | 'purpose' | 'amount'> &
  Partial<Pick<Payment, 'subscriptionId' | 'plan' | 'interval' | 'discount' | 'purchaseId' | 'paymentMethod'>>;

export async function openPayment({ tx, at }: Pick<Change, 'tx' | 'at'>, wanted: New): Promise<Payment> {
  const id = sandboxId(wanted.purpose === 'card' ? 'seti' : 'pi');
  const status = 'requires_payment_method' as const;
  const [row] = await tx
    .insert(sandboxPayments)
    .values({ ...wanted, id, secret: newSecret(id), status, createdAt: at })
    .returning();
  if (!row) throw new Error('A payment of the sandbox could not be written.');
  return row;
}

export const isOpen = inArray(sandboxPayments.status, ['requires_payment_method', 'requires_action']);

/** The open payment of a subscription, if any. */
export async function owed(tx: Transaction, subscriptionId: string): Promise<Payment | undefined> {
  const due = inArray(sandboxPayments.purpose, ['first', 'renewal', 'upgrade']);
  const [row] = await tx
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.subscriptionId, subscriptionId), isOpen, due))
    .for('update');
  return row;
}

/** The card for charges without the payer: the subscription's own, or the customer's. */
export async function cardFor(tx: Transaction, { customerId, paymentMethod }: Subscription): Promise<string | null> {
  if (paymentMethod) return paymentMethod;
  const [customer] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
  return customer?.paymentMethod ?? null;
}

/** Closes the open payments of a subscription. */
export async function closePayments(tx: Transaction, subscriptionId: string) {
  await tx
    .update(sandboxPayments)
    .set({ status: 'canceled' })
    .where(and(eq(sandboxPayments.subscriptionId, subscriptionId), isOpen));
}
