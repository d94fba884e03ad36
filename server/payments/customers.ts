import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { alertAdmin } from '#server/payments/alerts.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import { isGone, PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';
import { billingCustomers, paymentEvents } from '#server/payments/table.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'payments' | 'identity' | 'log' | 'now'>;
type Known = Pick<PaymentsDeps, 'db' | 'payments'>;
export type Payer = { id: string; email: string | null; name: string | null };
type Row = typeof billingCustomers.$inferSelect;

const theirs = ({ payments }: Known, userId: string) =>
  and(eq(billingCustomers.provider, payments.provider), eq(billingCustomers.userId, userId));

export async function customerOf(house: Known, userId: string): Promise<Row | undefined> {
  const [row] = await house.db.select().from(billingCustomers).where(theirs(house, userId));
  return row;
}

/** The member of a customer; undefined for a former member's customer, or one of another installation. */
export async function memberOf({ db, payments }: Known, customerId: string): Promise<string | undefined> {
  const isIt = and(eq(billingCustomers.provider, payments.provider), eq(billingCustomers.customerId, customerId));
  const [row] = await db.select({ userId: billingCustomers.userId }).from(billingCustomers).where(isIt);
  return row?.userId;
}

export const keep = (house: Known, { userId, write }: CustomerLock, values: Partial<Omit<Row, 'userId'>>) =>
  write((tx) => tx.update(billingCustomers).set(values).where(theirs(house, userId)));

const contactOf = ({ identity }: Deps, { email, name }: Payer) =>
  identity.keyedHash('payments contact', `${email ?? ''}\n${name ?? ''}`);

/**
 * Created at the first payment and without personal data, so that the same key is always the same request. After a
 * failure that the provider stores under the key, the next attempt uses a new one.
 */
async function make(house: Deps, lock: CustomerLock, known: Row | undefined): Promise<string> {
  const attempt = known?.attempt ?? randomUUID();
  await keep(house, lock, { attempt });
  try {
    const customerId = await house.payments.createCustomer({ userId: lock.userId, attempt });
    await keep(house, lock, { customerId, attempt: null, contact: null });
    return customerId;
  } catch (error) {
    const isCertain = error instanceof PaymentsRefused || (error instanceof PaymentsAway && error.kept);
    if (isCertain) await keep(house, lock, { attempt: null });
    throw error;
  }
}

/** Updates name and address at the provider. */
export async function followContact(house: Deps, lock: CustomerLock, payer: Payer) {
  const known = await customerOf(house, payer.id);
  const contact = contactOf(house, payer);
  if (!known?.customerId || known.contact === contact) return;
  await house.payments.updateCustomer(known.customerId, payer);
  await keep(house, lock, { contact });
}

/** Runs work with the member's customer, or with a new one if the provider no longer knows it. */
export async function withCustomer<Answer>(
  house: Deps,
  lock: CustomerLock,
  payer: Payer,
  work: (customerId: string) => Promise<Answer>,
): Promise<Answer> {
  const begun = async (known: Row | undefined) => {
    const customerId = known?.customerId ?? (await make(house, lock, known));
    await followContact(house, lock, payer);
    return work(customerId);
  };
  const known = await customerOf(house, payer.id);
  try {
    return await begun(known);
  } catch (error) {
    if (!known?.customerId || !isGone(error, 'customer')) throw error;
    await alertAdmin(house, { kind: 'customer_gone', subject: known.customerId, userId: payer.id });
    await keep(house, lock, { customerId: null, attempt: null, cardSetupId: null });
    return begun(undefined);
  }
}

/**
 * Deletes name, address and cards at the provider. If the answer to its creation was lost, the same key finds the
 * customer.
 */
export async function forgetCustomer(house: Deps, lock: CustomerLock) {
  const known = await customerOf(house, lock.userId);
  const { customerId, attempt } = known ?? {};
  if (!customerId && !attempt) return;
  const id = customerId ?? (await make(house, lock, known));
  await house.payments.forgetCustomer(id).catch((error) => {
    if (!isGone(error, 'customer')) throw error;
  });
}

/** Deletes the row here. The provider's records are its own. */
export async function eraseCustomer(tx: Transaction, userId: string, paymentIds: string[]) {
  const billed = await tx.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  const customers = billed.flatMap(({ customerId }) => customerId ?? []);
  const isTheirs = or(inArray(paymentEvents.customerId, customers), inArray(paymentEvents.paymentId, paymentIds));
  await tx.delete(paymentEvents).where(isTheirs);
  await tx.delete(billingCustomers).where(eq(billingCustomers.userId, userId));
  return customers;
}
