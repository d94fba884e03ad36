import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Receipt } from '#contract/membership.ts';
import type { House } from '#server/house.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { customerIdOf } from '#server/payments/customers.ts';

type Books = Pick<House, 'db' | 'payments'>;
type Dated = Omit<Receipt, 'testMode' | 'paidAt'> & { paidAt: Date };

async function places({ db, payments }: Books, userId: string): Promise<Dated[]> {
  const w = waitlistEntries;
  const isPaid = and(eq(w.userId, userId), eq(w.provider, payments.provider), isNotNull(w.paidAt));
  const rows = await db.select().from(w).where(isPaid).orderBy(desc(w.paidAt)).limit(100);
  return rows.map(({ id, paidAt, createdAt, amount, currency, status }) => ({
    id,
    paidAt: paidAt ?? createdAt,
    amount,
    currency,
    description: 'Prime waiting list',
    refunded: status === 'refunded',
    url: null,
  }));
}

/** What a member paid, newest first: what renews from the provider's books, places from ours. */
export async function receiptsOf(house: Books, userId: string): Promise<Receipt[]> {
  const customerId = await customerIdOf(house, userId);
  const renewing = customerId ? await house.payments.receipts(customerId) : [];
  const all: Dated[] = [...renewing, ...(await places(house, userId))];
  const testMode = house.payments.sandbox !== undefined;
  return all
    .sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .map((receipt) => ({ ...receipt, paidAt: receipt.paidAt.toISOString(), testMode }));
}
