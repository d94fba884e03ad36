import { eq } from 'drizzle-orm';
import { monthsIn, monthsLater } from '#contract/plans.ts';
import { leftOf, offerOf } from '#server/payments/sandbox/promotions.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import type { Change, Payment, Subscription } from '#server/payments/sandbox/types.ts';
import { tellCardSaved, tellInvoice, tellPayment, tellSubscription } from '#server/payments/sandbox/webhooks.ts';

/** The period after an upgrade. A longer interval starts a new one, at the time of the request. */
function larger(row: Subscription, { plan, interval, createdAt }: Payment): Partial<Subscription> {
  const percentOff = offerOf(row.promotion)?.percent ?? 0;
  const isAnew = interval !== null && interval !== row.interval;
  return {
    percentOff,
    ...(plan && { plan }),
    ...(isAnew && {
      ...{ interval, anchor: createdAt, periodStart: createdAt },
      periodEnd: monthsLater(createdAt, monthsIn(interval)),
    }),
  };
}

/** The effect of a payment on its subscription. */
function effect(row: Subscription, payment: Payment): Partial<Subscription> {
  const { paymentMethod, purpose, amount: lastPaid } = payment;
  const paid = { paymentMethod, lastPaid };
  if (purpose === 'first') return { ...paid, status: 'active', promotion: leftOf(row.promotion) };
  if (purpose === 'renewal') return { ...paid, status: 'active', pastDueSince: null, tries: 0, nextTryAt: null };
  return { ...paid, ...larger(row, payment) };
}

async function applyTo(change: Change, subscriptionId: string, payment: Payment) {
  const isIt = eq(sandboxSubscriptions.id, subscriptionId);
  const [held] = await change.tx.select().from(sandboxSubscriptions).where(isIt).for('update');
  if (!held) return;
  const [row] = await change.tx.update(sandboxSubscriptions).set(effect(held, payment)).where(isIt).returning();
  if (row) await tellSubscription(change, 'updated', row);
}

/** Records a payment or a saved card, and sends the webhooks. */
export async function recordPaid(change: Change, payment: Payment) {
  const paid = {
    status: 'succeeded' as const,
    errorCode: null,
    paidAt: change.at,
    paymentMethod: payment.paymentMethod,
  };
  await change.tx.update(sandboxPayments).set(paid).where(eq(sandboxPayments.id, payment.id));
  if (payment.subscriptionId && payment.purpose !== 'card') await applyTo(change, payment.subscriptionId, payment);
  if (payment.purpose === 'one_time') await tellPayment(change, 'succeeded', payment);
  else if (payment.purpose === 'card') await tellCardSaved(change, payment);
  else await tellInvoice(change, 'paid', payment);
}

/** Records a decline. The same payment can be tried again with another card. */
export async function recordDecline(change: Change, payment: Payment, errorCode: string) {
  await change.tx
    .update(sandboxPayments)
    .set({ status: 'requires_payment_method', errorCode, paymentMethod: null })
    .where(eq(sandboxPayments.id, payment.id));
  if (payment.purpose === 'one_time') await tellPayment(change, 'payment_failed', payment);
  else if (payment.purpose !== 'card') await tellInvoice(change, 'payment_failed', payment);
}
