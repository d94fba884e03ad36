import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Receipt } from '#contract/membership.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { customerOf } from '#server/payments/customers.ts';
import { isGone, type PaidReceipt } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'payments'>;

async function fromProvider(house: Deps, userId: string): Promise<PaidReceipt[]> {
  const { customerId } = (await customerOf(house, userId)) ?? {};
  if (!customerId) return [];
  return house.payments.receipts(customerId).catch((error) => {
    if (isGone(error, 'customer')) return [];
    throw error;
  });
}

/** Places are stored here; their receipts and refunds come from the provider. */
async function places({ db, payments }: Deps, userId: string, known: PaidReceipt[]): Promise<PaidReceipt[]> {
  const w = waitlistEntries;
  const isPaid = and(eq(w.userId, userId), eq(w.provider, payments.provider), isNotNull(w.paidAt));
  const rows = await db.select().from(w).where(isPaid).orderBy(desc(w.paidAt)).limit(100);
  return rows.map(({ id, paymentId, paidAt, createdAt, amount, currency, status }) => {
    const found = known.find((one) => one.paymentId !== null && one.paymentId === paymentId);
    return {
      ...{ id, paymentId, isRenewing: false, paidAt: paidAt ?? createdAt, amount, currency, pdf: null },
      description: 'Prime waiting list',
      refunded: found?.refunded ?? (status === 'refunded' ? amount : 0),
      url: found?.url ?? null,
    };
  });
}

/** A member's payments, newest first: subscriptions from the provider, places from here. */
export async function receiptsOf(house: Deps, userId: string): Promise<Receipt[]> {
  const known = await fromProvider(house, userId);
  const all = [...known.filter(({ isRenewing }) => isRenewing), ...(await places(house, userId, known))];
  const testMode = house.payments.sandbox !== undefined;
  return all
    .sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .map(({ paymentId: _payment, isRenewing: _isRenewing, paidAt, ...receipt }) => ({
      ...receipt,
      paidAt: paidAt.toISOString(),
      testMode,
    }));
}
