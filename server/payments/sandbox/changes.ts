import { PaymentsRefused, type PlanChange } from '#server/payments/port.ts';
import { withoutPayer } from '#server/payments/sandbox/outcomes.ts';
import { cardFor, closePayments, openPayment } from '#server/payments/sandbox/payments.ts';
import { offerOf } from '#server/payments/sandbox/promotions.ts';
import { difference } from '#server/payments/sandbox/proration.ts';
import { recordPaid } from '#server/payments/sandbox/record.ts';
import { heldSubscription, write } from '#server/payments/sandbox/subscriptions.ts';
import type { Change, Subscription } from '#server/payments/sandbox/types.ts';

/** The subscription, without scheduled changes and unpaid upgrades. */
async function cleared(change: Change, id: string): Promise<Subscription> {
  const row = await heldSubscription(change, id);
  if (row.status !== 'active') throw new PaymentsRefused('not_active', 'Only an active subscription can change.');
  await closePayments(change.tx, id);
  const none = { scheduledPlan: null, scheduledInterval: null };
  await write(change, id, none);
  return { ...row, ...none };
}

type Wanted = Pick<PlanChange, 'plan' | 'interval' | 'at'>;

export function amountOf(row: Subscription, { plan, interval, at }: Wanted): number {
  const isWithin = row.periodStart && row.periodEnd && at >= row.periodStart && at <= row.periodEnd;
  if (!isWithin) throw new PaymentsRefused('invalid_request', 'This moment is not of the present period.');
  const percentOff = offerOf(row.promotion)?.percent ?? 0;
  return difference(row, { plan, interval, percentOff }, at);
}

/**
 * Charges the difference to the saved card. If that fails, it can be paid in the form, and the plan changes only then.
 */
export async function upgrade(change: Change, { subscriptionId, plan, interval, at }: PlanChange) {
  const row = await cleared(change, subscriptionId);
  const amount = amountOf(row, { plan, interval, at });
  const about = { customerId: row.customerId, subscriptionId: row.id, purpose: 'upgrade' as const };
  const payment = await openPayment(change, { ...about, plan, interval, amount });
  const paymentMethod = await cardFor(change.tx, row);
  const isPaid = amount === 0 || withoutPayer(paymentMethod) === 'succeeds';
  if (!isPaid) return { clientSecret: payment.secret };
  await recordPaid(change, { ...payment, paymentMethod });
  return { clientSecret: null };
}

export async function scheduleChange(change: Change, { subscriptionId, plan, interval }: PlanChange) {
  await cleared(change, subscriptionId);
  await write(change, subscriptionId, { scheduledPlan: plan, scheduledInterval: interval });
}

export async function keepPlan(change: Change, id: string) {
  await cleared(change, id);
}

export async function cancelAtPeriodEnd(change: Change, id: string) {
  await cleared(change, id);
  await write(change, id, { cancelAtPeriodEnd: true, canceledAt: change.at });
}

export async function resume(change: Change, id: string) {
  const row = await heldSubscription(change, id);
  if (row.endedAt) throw new PaymentsRefused('ended', 'This subscription has ended.');
  await write(change, id, { cancelAtPeriodEnd: false, canceledAt: null });
}
