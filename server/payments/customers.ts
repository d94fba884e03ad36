import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import { billingCustomers } from '#server/payments/table.ts';

type Books = Pick<House, 'db' | 'payments'>;
type Payer = { id: string; email: string | null; name: string | null };

/** A member's place in the order of looks at the provider. */
export type Look = { userId: string; number: number };

const at = ({ payments }: Books) => eq(billingCustomers.provider, payments.provider);

export async function customerIdOf(house: Books, userId: string): Promise<string | null> {
  const [row] = await house.db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(at(house), eq(billingCustomers.userId, userId)));
  return row?.customerId ?? null;
}

/** The member's one customer at the provider, made at the first payment and never before. Within the member's turn. */
export async function customerFor(house: Books, { id: userId, email, name }: Payer): Promise<string> {
  const known = await customerIdOf(house, userId);
  if (known) return known;
  const customerId = await house.payments.ensureCustomer({ userId, email, name });
  await house.db
    .update(billingCustomers)
    .set({ customerId })
    .where(and(at(house), eq(billingCustomers.userId, userId)));
  return customerId;
}

/** Takes a number before the provider is asked; nothing for a customer who is none of ours. */
export async function beginLook(house: Books, customerId: string): Promise<Look | undefined> {
  const [row] = await house.db
    .update(billingCustomers)
    .set({ asked: sql`${billingCustomers.asked} + 1` })
    .where(and(at(house), eq(billingCustomers.customerId, customerId)))
    .returning({ userId: billingCustomers.userId, number: billingCustomers.asked });
  return row;
}

/**
 * Whether what this look saw may be written: not if a look that began later was written already.
 * No lock is held while the provider is asked, and two looks still never cross.
 */
export async function endLook(house: Books, tx: Transaction, { userId, number }: Look): Promise<boolean> {
  const rows = await tx
    .update(billingCustomers)
    .set({ written: number })
    .where(and(at(house), eq(billingCustomers.userId, userId), lt(billingCustomers.written, number)))
    .returning({ userId: billingCustomers.userId });
  return rows.length > 0;
}
