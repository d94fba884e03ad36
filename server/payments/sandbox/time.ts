import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { monthsLater, PRICES } from '#contract/plans.ts';
import type { Change, Payment, SandboxGround, Subscription } from '#server/payments/sandbox/ground.ts';
import { withoutPayer } from '#server/payments/sandbox/outcomes.ts';
import { closePayments, isOpen, openPayment, owed } from '#server/payments/sandbox/payments.ts';
import { decline, settle } from '#server/payments/sandbox/settle.ts';
import { end } from '#server/payments/sandbox/subscriptions.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { tellSubscription } from '#server/payments/sandbox/webhooks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A first payment must come within this time. */
const UNPAID = 23 * HOUR;
/** Days after a failed renewal on which it is tried again; after the last the subscription ends. */
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

/** A charge with nobody there: paid, or the reason why not is written down. */
async function collect(change: Change, payment: Payment, paymentMethod: string | null): Promise<boolean> {
  const outcome = withoutPayer(paymentMethod);
  if (outcome === 'succeeds') await settle(change, { ...payment, paymentMethod });
  else await decline(change, payment, outcome);
  return outcome === 'succeeds';
}

async function renew(change: Change, row: Subscription, due: Date) {
  if (row.cancelAtPeriodEnd) return end(change, row.id, due);
  await closePayments(change.tx, row.id);
  const about = { customerId: row.customerId, subscriptionId: row.id, purpose: 'renewal' as const };
  const payment = await openPayment(change, { ...about, amount: PRICES[row.plan] });
  await set(change, row, { periodStart: due, periodEnd: monthsLater(due, 1) });
  if (await collect(change, payment, row.paymentMethod)) return;
  const [first = 1] = RETRIES;
  await set(change, row, { status: 'past_due', pastDueSince: due, tries: 1, nextTryAt: after(due, first * DAY) });
}

async function retry(change: Change, row: Subscription) {
  const payment = await owed(change.tx, row.id);
  if (payment && (await collect(change, payment, row.paymentMethod))) return;
  const days = RETRIES[row.tries];
  if (days === undefined) return end(change, row.id);
  const nextTryAt = after(row.pastDueSince ?? change.at, days * DAY);
  await set(change, row, { tries: row.tries + 1, nextTryAt });
}

/** When a subscription wants something done, and what. */
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

/** Does the next thing that is due, as of the moment it fell due; answers whether there was one. */
function step({ db, jobs, now }: SandboxGround): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = tx.select().from(sandboxSubscriptions).where(isDue(now()));
    const [row] = await due.limit(1).for('update', { skipLocked: true });
    const next = row && dueOf(row);
    if (!next) return false;
    await next.work({ tx, jobs, at: next.at });
    return true;
  });
}

/** Renews, retries and expires whatever is due. */
export async function passTime(ground: SandboxGround) {
  while (await step(ground));
  const tooOld = lt(sandboxPayments.createdAt, new Date(ground.now().getTime() - UNPAID));
  const isUpgrade = and(eq(sandboxPayments.purpose, 'upgrade'), isOpen, tooOld);
  await ground.db.update(sandboxPayments).set({ status: 'canceled' }).where(isUpgrade);
}

/** Moves time on for the sandbox alone: everything in its books becomes so much older. */
export async function advance(ground: SandboxGround, milliseconds: number) {
  const older = (column: unknown) => sql`${column} - make_interval(secs => ${milliseconds / 1000})`;
  const s = sandboxSubscriptions;
  const p = sandboxPayments;
  await ground.db.transaction(async (tx) => {
    await tx.update(s).set({
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
  await passTime(ground);
}
