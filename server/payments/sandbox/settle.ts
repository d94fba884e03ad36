import { eq } from 'drizzle-orm';
import { monthsLater } from '#contract/plans.ts';
import type { Change, Payment, Subscription } from '#server/payments/sandbox/ground.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { tellInvoice, tellPayment, tellSubscription } from '#server/payments/sandbox/webhooks.ts';

/** What a paid amount makes of its subscription. */
function effect(payment: Payment, at: Date): Partial<Subscription> {
  const paymentMethod = payment.paymentMethod;
  if (payment.purpose === 'first')
    return { status: 'active', periodStart: at, periodEnd: monthsLater(at, 1), paymentMethod };
  if (payment.purpose === 'renewal')
    return { status: 'active', pastDueSince: null, tries: 0, nextTryAt: null, paymentMethod };
  if (payment.purpose === 'upgrade') return { ...(payment.plan && { plan: payment.plan }), paymentMethod };
  return { paymentMethod };
}

async function applyTo(change: Change, subscriptionId: string, values: Partial<Subscription>) {
  const isIt = eq(sandboxSubscriptions.id, subscriptionId);
  const [row] = await change.tx.update(sandboxSubscriptions).set(values).where(isIt).returning();
  if (row) await tellSubscription(change, 'updated', row);
}

/** Money came, or a card was saved: the books say so, and so do the webhooks. */
export async function settle(change: Change, payment: Payment) {
  const paid = {
    status: 'succeeded' as const,
    errorCode: null,
    paidAt: change.at,
    paymentMethod: payment.paymentMethod,
  };
  await change.tx.update(sandboxPayments).set(paid).where(eq(sandboxPayments.id, payment.id));
  if (payment.subscriptionId) await applyTo(change, payment.subscriptionId, effect(payment, change.at));
  if (payment.purpose === 'one_time') await tellPayment(change, 'succeeded', payment);
  else if (payment.purpose !== 'card') await tellInvoice(change, 'paid', payment);
}

/** No money came; the same payment can be tried again with another card. */
export async function decline(change: Change, payment: Payment, errorCode: string) {
  await change.tx
    .update(sandboxPayments)
    .set({ status: 'requires_payment_method', errorCode, paymentMethod: null })
    .where(eq(sandboxPayments.id, payment.id));
  if (payment.purpose === 'one_time') await tellPayment(change, 'payment_failed', payment);
  else if (payment.purpose !== 'card') await tellInvoice(change, 'payment_failed', payment);
}
