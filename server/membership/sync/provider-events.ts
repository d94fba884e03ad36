import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/users.ts';
import { holdingsOf } from '#server/membership/holdings.ts';
import { answeredFor, endSubscription } from '#server/membership/manage.ts';
import { tellRefund } from '#server/membership/refund-charge.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { entryOf, syncPlace } from '#server/membership/sync/sync-place.ts';
import type { Effect } from '#server/membership/sync/sync-subscriptions.ts';
import { subscriptions } from '#server/membership/table.ts';
import { alertAdmin } from '#server/payments/alerts.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import { memberOf } from '#server/payments/customers.ts';
import { isGone, type KnownPayment, type KnownSubscription, PaymentsRefused } from '#server/payments/port.ts';
import { isBegun, isLive } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;
type Event = { type: string; customerId: string | null; paymentId: string | null };

async function isMember({ db }: Deps, userId: string | null): Promise<boolean> {
  if (!userId) return false;
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return found.length > 0;
}

/** Refunds payments by former members. Payments of other installations are left alone and shown to the admin. */
async function endForNobody(house: Deps, one: KnownSubscription) {
  const { id, isOurs, attemptId, userId, status, afterEnd } = one;
  const isSettled = !isLive(status) && afterEnd === 'nothing';
  if (isSettled || (!isOurs && !attemptId)) return;
  if (!isOurs || (await isMember(house, userId)))
    return void (await alertAdmin(house, { kind: 'payment_of_another_installation', subject: id }));
  const wasPaid = (isBegun(status) || afterEnd === 'paid') && (await house.payments.refundLast(id)) !== null;
  const left = await house.payments.endNow(id, isLive(status) && !isBegun(status));
  const paidLate = left === 'paid' && (await house.payments.refundLast(id)) !== null;
  if (wasPaid || paidLate) await alertAdmin(house, { kind: 'subscription_for_nobody_refunded', subject: id });
}

async function customerOfNobody(house: Deps, customerId: string, done: Effect) {
  const found = await house.payments.subscriptionsOf(customerId).catch((error) => {
    if (isGone(error, 'customer')) return [];
    throw error;
  });
  for (const one of found) await endForNobody(house, one);
  await house.db.transaction(done);
}

async function customerChanged(house: Deps, customerId: string, done: Effect) {
  const userId = await memberOf(house, customerId);
  if (!userId) return customerOfNobody(house, customerId, done);
  try {
    await withCustomerLock(house, userId, (lock) => syncMember(house, lock, done));
  } catch (error) {
    // Their account was erased while this waited for the lock.
    if (await memberOf(house, customerId)) throw error;
    await customerOfNobody(house, customerId, done);
  }
}

/** A former member's payment was disputed: there is nothing to end, and the admin has to answer the bank. */
async function showDisputed(house: Deps, paymentId: string, subscriptionId: string | null, done: Effect) {
  const known = subscriptionId ? await house.payments.subscriptionAt(subscriptionId) : null;
  await house.db.transaction(async (tx) => {
    if (known?.isOurs) await alertAdmin(house, { kind: 'disputed', subject: paymentId }, tx);
    await done(tx);
  });
}

/** The subscription that a payment belongs to, and the member's row of it. */
async function subscriptionPaidBy({ db, payments }: Deps, paymentId: string) {
  const id = await payments.subscriptionPaidBy(paymentId);
  const s = subscriptions;
  const isIt = and(eq(s.provider, payments.provider), eq(s.providerSubscriptionId, id ?? ''));
  const [row] = id ? await db.select().from(s).where(isIt) : [];
  return { id, row };
}

/** Tells the member about a refund, whoever made it. Canceling is a separate decision. */
async function followRefund(house: Deps, { id: paymentId, refunded: amount, currency }: KnownPayment, done: Effect) {
  const { row } = await subscriptionPaidBy(house, paymentId);
  if (!row) return house.db.transaction(done);
  return withCustomerLock(house, row.userId, ({ write }) =>
    write(async (tx) => {
      await tellRefund(house, row.userId, { paymentId, amount, currency }, tx);
      await done(tx);
    }),
  );
}

/** A dispute ends what the payment bought, and nothing that was bought later. */
async function endDisputed(house: Deps, paymentId: string, done: Effect) {
  const { id, row } = await subscriptionPaidBy(house, paymentId);
  if (!row) return showDisputed(house, paymentId, id, done);
  return withCustomerLock(house, row.userId, async (lock) => {
    // What they bought meanwhile has a payment of its own and stays.
    await syncMember(house, lock);
    const { subscription: now } = await holdingsOf(house, row.userId);
    if (now?.id === row.id) await endSubscription(house, lock, answeredFor(now));
    await alertAdmin(house, { kind: 'disputed', subject: paymentId, userId: row.userId });
    await syncMember(house, lock, done);
  });
}

async function refundToNobody(house: Deps, payment: KnownPayment, done: Effect) {
  if (payment.status === 'paid') {
    if (payment.isOurs) await house.payments.refund(payment.id);
    const kind = payment.isOurs ? 'payment_for_nobody_refunded' : 'payment_of_another_installation';
    await alertAdmin(house, { kind, subject: payment.id });
  }
  if (payment.status === 'disputed' && payment.isOurs)
    await alertAdmin(house, { kind: 'disputed', subject: payment.id });
  await house.db.transaction(done);
}

async function paymentChanged(house: Deps, paymentId: string, done: Effect) {
  const payment = await house.payments.paymentOf(paymentId).catch((error) => {
    if (error instanceof PaymentsRefused && error.missing) return undefined;
    throw error;
  });
  if (!payment) return house.db.transaction(done);
  const entry = await entryOf(house, house.db, payment);
  if (entry) return withCustomerLock(house, entry.userId, (lock) => syncPlace(house, lock, paymentId, done));
  if (payment.purchaseId) return refundToNobody(house, payment, done);
  if (payment.status === 'disputed') return endDisputed(house, paymentId, done);
  return payment.refunded > 0 ? followRefund(house, payment, done) : house.db.transaction(done);
}

/** Who made a payment: a member or a former member; undefined for another installation's. */
async function payerOf(house: Deps, paymentId: string): Promise<{ userId?: string | undefined } | undefined> {
  const payment = await house.payments.paymentOf(paymentId).catch((error) => {
    if (isGone(error, 'payment')) return undefined;
    throw error;
  });
  const entry = payment && (await entryOf(house, house.db, payment));
  if (!payment || entry) return entry;
  const id = await house.payments.subscriptionPaidBy(paymentId);
  const known = id ? await house.payments.subscriptionAt(id) : null;
  if (!payment.isOurs && !known?.isOurs) return undefined;
  const userId = known?.userId ?? null;
  return userId && (await isMember(house, userId)) ? { userId } : {};
}

/** A bank may return a refund days later. Then a person has to handle it. */
async function withFailedRefund(house: Deps, paymentId: string, done: Effect): Promise<Effect> {
  const payer = await payerOf(house, paymentId);
  if (!payer) return done;
  return async (tx) => {
    await alertAdmin(house, { kind: 'refund_failed', subject: paymentId, userId: payer.userId }, tx);
    await done(tx);
  };
}

/** Handles an event of the provider. It only names what changed; the state is asked of the provider. */
export async function followProvider(house: Deps, { type, customerId, paymentId }: Event, done: Effect) {
  if (paymentId) {
    const effect = type === 'refund.failed' ? await withFailedRefund(house, paymentId, done) : done;
    await paymentChanged(house, paymentId, effect);
  } else if (customerId) await customerChanged(house, customerId, done);
  else await house.db.transaction(done);
}
