import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { CURRENCY, PRICES } from '#contract/plans.ts';
import type { KnownPayment, PaidReceipt, Refunded } from '#server/payments/port.ts';
import { isOfSubscription } from '#server/payments/sandbox/cards.ts';
import { openPayment } from '#server/payments/sandbox/payments.ts';
import { paymentFor } from '#server/payments/sandbox/subscriptions.ts';
import { sandboxPayments } from '#server/payments/sandbox/table.ts';
import type { Change, Payment } from '#server/payments/sandbox/types.ts';
import { tellPayment, tellRefund } from '#server/payments/sandbox/webhooks.ts';

const DESCRIPTIONS = {
  first: 'Membership',
  renewal: 'Membership',
  upgrade: 'Change of plan',
  one_time: 'Prime waiting list',
  card: 'Card',
};

const backOf = ({ refundedAt, amount }: Payment) => (refundedAt ? amount : 0);

export function knownPayment(row: Payment): KnownPayment {
  const { id, customerId, purchaseId, status, secret, paidAt } = row;
  const about = { id, customerId, purchaseId, isOurs: true, paidAt, clientSecret: secret };
  const known = { ...about, refunded: backOf(row), currency: CURRENCY };
  if (row.refundedAt) return { ...known, status: 'refunded' };
  if (row.disputedAt) return { ...known, status: 'disputed' };
  if (status === 'succeeded') return { ...known, status: 'paid' };
  return { ...known, status: status === 'canceled' ? 'ended' : 'open' };
}

export async function startOneTime(change: Change, customerId: string, purchaseId: string) {
  const isIt = eq(sandboxPayments.purchaseId, purchaseId);
  const [known] = await change.tx.select().from(sandboxPayments).where(isIt);
  const about = { customerId, purpose: 'one_time' as const, amount: PRICES.prime, purchaseId };
  const { id, secret } = known ?? (await openPayment(change, about));
  return { id, clientSecret: secret };
}

export async function abandon(change: Change, id: string): Promise<'closed' | 'paid'> {
  const payment = await paymentFor(change, id);
  if (payment.status === 'succeeded') return 'paid';
  if (payment.status === 'canceled') return 'closed';
  await change.tx.update(sandboxPayments).set({ status: 'canceled' }).where(eq(sandboxPayments.id, id));
  await tellPayment(change, 'canceled', payment);
  return 'closed';
}

export async function refund(change: Change, id: string) {
  const payment = await paymentFor(change, id);
  if (payment.status !== 'succeeded' || payment.refundedAt) return;
  await change.tx.update(sandboxPayments).set({ refundedAt: change.at }).where(eq(sandboxPayments.id, id));
  await tellRefund(change, payment);
}

const isPaid = and(isNotNull(sandboxPayments.paidAt), gt(sandboxPayments.amount, 0));

export async function refundLast(change: Change, subscriptionId: string): Promise<Refunded | null> {
  const isTheirs = and(eq(sandboxPayments.subscriptionId, subscriptionId), isPaid, isOfSubscription);
  const paid = change.tx.select().from(sandboxPayments).where(isTheirs);
  const [last] = await paid.orderBy(desc(sandboxPayments.paidAt)).limit(1);
  if (!last) return null;
  await refund(change, last.id);
  return { paymentId: last.id, amount: last.amount, currency: CURRENCY };
}

export async function receipts({ tx, at }: Change, customerId: string): Promise<PaidReceipt[]> {
  const isTheirs = and(eq(sandboxPayments.customerId, customerId), isPaid);
  const rows = await tx.select().from(sandboxPayments).where(isTheirs).orderBy(desc(sandboxPayments.paidAt)).limit(100);
  return rows.map((row) => ({
    ...{
      id: row.id,
      paymentId: row.id,
      isRenewing: row.purpose !== 'one_time',
      amount: row.amount,
      currency: CURRENCY,
    },
    ...{
      paidAt: row.paidAt ?? at,
      description: DESCRIPTIONS[row.purpose],
      refunded: backOf(row),
      url: null,
      pdf: null,
    },
  }));
}
