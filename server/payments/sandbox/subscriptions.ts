import { eq } from 'drizzle-orm';
import { CURRENCY, monthsIn, monthsLater, priceOf } from '#contract/plans.ts';
import { type KnownSubscription, type PaymentForm, type PaymentsPort, PaymentsRefused } from '#server/payments/port.ts';
import { sandboxId } from '#server/payments/sandbox/ids.ts';
import { cardOf } from '#server/payments/sandbox/outcomes.ts';
import { closePayments, openPayment, owed } from '#server/payments/sandbox/payments.ts';
import { labelOf, less, offerOf } from '#server/payments/sandbox/promotions.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import type { Change, Payment, Subscription } from '#server/payments/sandbox/types.ts';
import { tellSubscription } from '#server/payments/sandbox/webhooks.ts';

export const PRICE_IDS = {
  month: { core: 'price_sbx_core', plus: 'price_sbx_plus' },
  year: { core: 'price_sbx_core_year', plus: 'price_sbx_plus_year' },
} as const;

const isIt = (id: string) => eq(sandboxSubscriptions.id, id);

export async function heldSubscription({ tx }: Change, id: string): Promise<Subscription> {
  const [row] = await tx.select().from(sandboxSubscriptions).where(isIt(id)).for('update');
  if (!row) throw new PaymentsRefused('resource_missing', 'There is no such subscription.', 'subscription');
  return row;
}

export function known(row: Subscription): KnownSubscription {
  const offer = offerOf(row.promotion);
  return {
    ...row,
    itemId: null,
    userId: null,
    isOurs: true,
    priceId: PRICE_IDS[row.interval][row.plan],
    planChangesAt: row.scheduledPlan && row.periodEnd,
    amount: priceOf(row.plan, row.interval),
    discount: offer ? labelOf(offer) : null,
    currency: CURRENCY,
    currentPeriodStart: row.periodStart,
    currentPeriodEnd: row.periodEnd,
    card: cardOf(row.paymentMethod),
    // Ending a subscription closes its payments.
    afterEnd: 'nothing',
  };
}

export async function write(change: Change, id: string, values: Partial<Subscription>, event = 'updated') {
  const [row] = await change.tx.update(sandboxSubscriptions).set(values).where(isIt(id)).returning();
  if (row) await tellSubscription(change, event, row);
}

type Wanted = Pick<
  Parameters<PaymentsPort['startSubscription']>[0],
  'customerId' | 'plan' | 'interval' | 'promotionId' | 'attemptId'
>;

/** One subscription per attempt, with its first payment open. */
export async function start(change: Change, { customerId, plan, interval, promotionId, attemptId }: Wanted) {
  const { tx, at } = change;
  const percentOff = offerOf(promotionId)?.percent ?? 0;
  const about = { id: sandboxId('sub'), attemptId, customerId, plan, interval, promotion: promotionId, percentOff };
  // The first period starts here, whether it is paid now or later.
  const period = { anchor: at, periodStart: at, periodEnd: monthsLater(at, monthsIn(interval)) };
  const fresh = { ...about, ...period, status: 'incomplete' as const, createdAt: at };
  const [made] = await tx.insert(sandboxSubscriptions).values(fresh).onConflictDoNothing().returning();
  if (made) {
    const full = priceOf(plan, interval);
    const amount = less(full, percentOff);
    const first = { customerId, purpose: 'first' as const, subscriptionId: made.id };
    await openPayment(change, { ...first, amount, discount: full - amount });
    await tellSubscription(change, 'created', made);
  }
  const [row] = await tx.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.attemptId, attemptId));
  const form = row && (await formOf(change, row.id));
  if (!row || !form) throw new PaymentsRefused('subscription_closed', 'This payment is no longer open.');
  return { id: row.id, ...form };
}

/** The form for what a subscription owes. */
export async function formOf({ tx }: Change, id: string): Promise<PaymentForm | null> {
  const payment = await owed(tx, id);
  if (!payment) return null;
  const { secret: clientSecret, amount, discount } = payment;
  return { clientSecret, due: { amount, discount, tax: 0 } };
}

export async function end(change: Change, id: string, endedAt = change.at) {
  await closePayments(change.tx, id);
  await write(change, id, { status: 'canceled', canceledAt: change.at, endedAt, nextTryAt: null }, 'deleted');
}

/** Closes the form of an unpaid subscription. */
export async function closeUnpaid(change: Change, id: string): Promise<'closed' | 'paid'> {
  const row = await heldSubscription(change, id);
  if (row.endedAt) return 'closed';
  if (row.status !== 'incomplete') return 'paid';
  await closePayments(change.tx, id);
  await write(change, id, { status: 'incomplete_expired', endedAt: change.at });
  return 'closed';
}

export async function endNow(change: Change, id: string, owed: boolean): Promise<'ended' | 'paid'> {
  const row = await heldSubscription(change, id);
  if (!row.endedAt) await end(change, id);
  return owed && row.status === 'active' ? 'paid' : 'ended';
}

export async function paymentFor(change: Change, id: string): Promise<Payment> {
  const [row] = await change.tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
  if (!row) throw new PaymentsRefused('resource_missing', 'There is no such payment.', 'payment');
  return row;
}
