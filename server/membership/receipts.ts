import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Receipt } from '#contract/membership.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { refundedOf } from '#server/payments/alerts.ts';
import { customerOf } from '#server/payments/customers.ts';
import { isGone } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

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
    pdf: null,
  }));
}

async function renewing(house: Books, userId: string): Promise<Dated[]> {
  const { customerId } = (await customerOf(house, userId)) ?? {};
  if (!customerId) return [];
  const [paid, refunded] = await Promise.all([
    house.payments.receipts(customerId).catch((error) => {
      if (isGone(error, 'customer')) return [];
      throw error;
    }),
    refundedOf(house, userId),
  ]);
  return paid.map((receipt) => ({ ...receipt, refunded: receipt.refunded || refunded.has(receipt.id) }));
}

/** What a member paid, newest first: what renews from the provider's books, places from ours. */
export async function receiptsOf(house: Books, userId: string): Promise<Receipt[]> {
  const all = [...(await renewing(house, userId)), ...(await places(house, userId))];
  const testMode = house.payments.sandbox !== undefined;
  return all
    .sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .map((receipt) => ({ ...receipt, paidAt: receipt.paidAt.toISOString(), testMode }));
}
