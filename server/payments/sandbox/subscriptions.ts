import { eq } from 'drizzle-orm';
import { CURRENCY, type MonthlyPlan, PRICES } from '#contract/plans.ts';
import { type KnownSubscription, PaymentsRefused, type PlanChange } from '#server/payments/port.ts';
import type { Change, Payment, Subscription } from '#server/payments/sandbox/ground.ts';
import { sandboxId } from '#server/payments/sandbox/ids.ts';
import { cardOf, withoutPayer } from '#server/payments/sandbox/outcomes.ts';
import { closePayments, openPayment, owed } from '#server/payments/sandbox/payments.ts';
import { difference } from '#server/payments/sandbox/proration.ts';
import { settle } from '#server/payments/sandbox/settle.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { tellSubscription } from '#server/payments/sandbox/webhooks.ts';

const isIt = (id: string) => eq(sandboxSubscriptions.id, id);

export async function heldSubscription({ tx }: Change, id: string): Promise<Subscription> {
  const [row] = await tx.select().from(sandboxSubscriptions).where(isIt(id)).for('update');
  if (!row) throw new PaymentsRefused('resource_missing', 'There is no such subscription.');
  return row;
}

export function known(row: Subscription): KnownSubscription {
  return {
    ...row,
    itemId: null,
    amount: PRICES[row.plan],
    currency: CURRENCY,
    currentPeriodEnd: row.periodEnd,
    card: cardOf(row.paymentMethod),
  };
}

async function write(change: Change, id: string, values: Partial<Subscription>, event = 'updated') {
  const [row] = await change.tx.update(sandboxSubscriptions).set(values).where(isIt(id)).returning();
  if (row) await tellSubscription(change, event, row);
}

type Wanted = { customerId: string; plan: MonthlyPlan; attemptId: string };

/** One subscription for each attempt, with its first amount to be paid. */
export async function start(change: Change, { customerId, plan, attemptId }: Wanted) {
  const { tx, at } = change;
  const fresh = { id: sandboxId('sub'), attemptId, customerId, plan, status: 'incomplete' as const, createdAt: at };
  const [made] = await tx.insert(sandboxSubscriptions).values(fresh).onConflictDoNothing().returning();
  if (made) {
    await openPayment(change, { customerId, purpose: 'first', amount: PRICES[plan], subscriptionId: made.id });
    await tellSubscription(change, 'created', made);
  }
  const [row] = await tx.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.attemptId, attemptId));
  const payment = row && (await owed(tx, row.id));
  if (!row || !payment) throw new PaymentsRefused('subscription_closed', 'This payment is no longer open.');
  return { id: row.id, clientSecret: payment.secret };
}

export async function end(change: Change, id: string, endedAt = change.at) {
  await closePayments(change.tx, id);
  await write(change, id, { status: 'canceled', canceledAt: change.at, endedAt, nextTryAt: null }, 'deleted');
}

export async function cancel(change: Change, id: string, when: 'now' | 'period_end') {
  const row = await heldSubscription(change, id);
  if (row.endedAt) return;
  if (when === 'now') return end(change, id);
  if (row.status !== 'active') throw new PaymentsRefused('not_active', 'This subscription can only be ended at once.');
  await write(change, id, { cancelAtPeriodEnd: true, canceledAt: change.at });
}

export async function resume(change: Change, id: string) {
  const row = await heldSubscription(change, id);
  if (row.endedAt) throw new PaymentsRefused('ended', 'This subscription has ended.');
  await write(change, id, { cancelAtPeriodEnd: false, canceledAt: null });
}

/** The difference is charged to the saved card; what it does not pay can be paid in the form, and only then changes. */
async function upgrade(change: Change, row: Subscription, plan: MonthlyPlan, amount: number) {
  await closePayments(change.tx, row.id);
  const about = { customerId: row.customerId, subscriptionId: row.id, purpose: 'upgrade' as const, plan, amount };
  const payment = await openPayment(change, about);
  const isPaid = amount === 0 || withoutPayer(row.paymentMethod) === 'succeeds';
  if (!isPaid) return { clientSecret: payment.secret };
  await settle(change, { ...payment, paymentMethod: row.paymentMethod });
  return { clientSecret: null };
}

export async function changePlan(change: Change, { subscriptionId, plan, at }: PlanChange, when: 'now' | 'renewal') {
  const row = await heldSubscription(change, subscriptionId);
  if (row.status !== 'active') throw new PaymentsRefused('not_active', 'Only an active subscription can change.');
  if (when === 'now') return upgrade(change, row, plan, difference(row, plan, at));
  await write(change, row.id, { plan });
  return { clientSecret: null };
}

/** A form that saves a card; for whoever owes something, the form that pays it and saves the card. */
export async function cardForm(change: Change, subscriptionId: string): Promise<Payment> {
  const row = await heldSubscription(change, subscriptionId);
  const due = row.status === 'past_due' ? await owed(change.tx, row.id) : undefined;
  return due ?? openPayment(change, { customerId: row.customerId, subscriptionId: row.id, purpose: 'card', amount: 0 });
}

export async function paymentFor(change: Change, id: string): Promise<Payment> {
  const [row] = await change.tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
  if (!row) throw new PaymentsRefused('resource_missing', 'There is no such payment.');
  return row;
}
