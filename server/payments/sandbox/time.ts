import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { priceOf } from '#contract/plans.ts';
import { withoutPayer } from '#server/payments/sandbox/outcomes.ts';
import { cardFor, closePayments, isOpen, openPayment, owed } from '#server/payments/sandbox/payments.ts';
import { less, offerOf } from '#server/payments/sandbox/promotions.ts';
import { periodEndAfter } from '#server/payments/sandbox/proration.ts';
import { recordDecline, recordPaid } from '#server/payments/sandbox/record.ts';
import { end } from '#server/payments/sandbox/subscriptions.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import type { Change, Payment, SandboxNeeds, Subscription } from '#server/payments/sandbox/types.ts';
import { tellInvoice, tellSubscription } from '#server/payments/sandbox/webhooks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A first payment expires after this time. */
const UNPAID = 23 * HOUR;
/** Days after a failed renewal on which it is retried. After the last the subscription ends. */
const RETRIES = [1, 3, 5, 7];

const after = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

async function set(change: Change, row: Subscription, values: Partial<Subscription>) {
  const isIt = eq(sandboxSubscriptions.id, row.id);
  const [next] = await change.tx.update(sandboxSubscriptions).set(values).where(isIt).returning();
  if (next) await tellSubscription(change, 'updated', next);
}

async function expire(change: Change, row: Subscription) {
  await closePayments(change.tx, row.id);
  await set(change, row, { status: 'incomplete_expired', endedAt: after(row.createdAt, UNPAID) });
}

/** Charges without the payer; a failure is recorded. */
async function collect(change: Change, payment: Payment, paymentMethod: string | null): Promise<boolean> {
  const outcome = withoutPayer(paymentMethod);
  if (outcome === 'succeeds') await recordPaid(change, { ...payment, paymentMethod });
  else await recordDecline(change, payment, outcome);
  if (outcome === 'payment_intent_authentication_failure')
    await tellInvoice(change, 'payment_action_required', payment);
  return outcome === 'succeeds';
}

async function renew(change: Change, row: Subscription, due: Date) {
  if (row.cancelAtPeriodEnd) return end(change, row.id, due);
  await closePayments(change.tx, row.id);
  const plan = row.scheduledPlan ?? row.plan;
  const interval = row.scheduledInterval ?? row.interval;
  const percentOff = offerOf(row.promotion)?.percent ?? 0;
  const full = priceOf(plan, interval);
  const amount = less(full, percentOff);
  const about = { customerId: row.customerId, subscriptionId: row.id, purpose: 'renewal' as const };
  const payment = await openPayment(change, { ...about, amount, discount: full - amount });
  const periodEnd = periodEndAfter(row.anchor ?? due, due, interval);
  const begun = { plan, interval, percentOff, periodStart: due, periodEnd };
  await set(change, row, { ...begun, scheduledPlan: null, scheduledInterval: null });
  if (await collect(change, payment, await cardFor(change.tx, row))) return;
  const [first = 1] = RETRIES;
  await set(change, row, { status: 'past_due', pastDueSince: due, tries: 1, nextTryAt: after(due, first * DAY) });
}

async function retry(change: Change, row: Subscription) {
  const payment = await owed(change.tx, row.id);
  if (payment && (await collect(change, payment, await cardFor(change.tx, row)))) return;
  const days = RETRIES[row.tries];
  if (days === undefined) return end(change, row.id);
  const nextTryAt = after(row.pastDueSince ?? change.at, days * DAY);
  await set(change, row, { tries: row.tries + 1, nextTryAt });
}

/** When something is due for a subscription, and what. */
function dueOf(row: Subscription): { at: Date; work: (change: Change) => Promise<unknown> } | undefined {
  if (row.status === 'incomplete') return { at: after(row.createdAt, UNPAID), work: (change) => expire(change, row) };
  const { periodEnd, nextTryAt } = row;
  if (row.status === 'active' && periodEnd) return { at: periodEnd, work: (change) => renew(change, row, periodEnd) };
  if (row.status === 'past_due' && nextTryAt) return { at: nextTryAt, work: (change) => retry(change, row) };
  return undefined;
}

const isDue = (now: Date) =>
  or(
    and(
      eq(sandboxSubscriptions.status, 'incomplete'),
      lte(sandboxSubscriptions.createdAt, new Date(now.getTime() - UNPAID)),
    ),
    and(eq(sandboxSubscriptions.status, 'active'), lte(sandboxSubscriptions.periodEnd, now)),
    and(eq(sandboxSubscriptions.status, 'past_due'), lte(sandboxSubscriptions.nextTryAt, now)),
  );

/** Does the next thing that is due, at its time. Returns whether there was one. */
function step({ db, jobs, now }: SandboxNeeds): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = tx.select().from(sandboxSubscriptions).where(isDue(now()));
    const [row] = await due.limit(1).for('update', { skipLocked: true });
    const next = row && dueOf(row);
    if (!next) return false;
    await next.work({ tx, jobs, at: next.at });
    return true;
  });
}

/** Renews, retries and expires what is due. */
export async function passTime(needs: SandboxNeeds) {
  while (await step(needs));
  const tooOld = lt(sandboxPayments.createdAt, new Date(needs.now().getTime() - UNPAID));
  const isUpgrade = and(eq(sandboxPayments.purpose, 'upgrade'), isOpen, tooOld);
  await needs.db.update(sandboxPayments).set({ status: 'canceled' }).where(isUpgrade);
}

/** Moves the sandbox's time on, by making all its records older. */
export async function advance(needs: SandboxNeeds, milliseconds: number) {
  const older = (column: unknown) => sql`${column} - make_interval(secs => ${milliseconds / 1000})`;
  const s = sandboxSubscriptions;
  const p = sandboxPayments;
  await needs.db.transaction(async (tx) => {
    await tx.update(s).set({
      // Shifted dates are no longer on the same day of the month, so later periods are counted from the end of this
      // one.
      anchor: older(s.periodEnd),
      periodStart: older(s.periodStart),
      periodEnd: older(s.periodEnd),
      canceledAt: older(s.canceledAt),
      endedAt: older(s.endedAt),
      pastDueSince: older(s.pastDueSince),
      nextTryAt: older(s.nextTryAt),
      createdAt: older(s.createdAt),
    });
    await tx.update(p).set({ createdAt: older(p.createdAt), paidAt: older(p.paidAt), refundedAt: older(p.refundedAt) });
  });
  await passTime(needs);
}
