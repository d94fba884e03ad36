import { and, eq } from 'drizzle-orm';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { MEMBERSHIP_CHANGED } from '#server/membership/consent.ts';
import { type Entry, heldPlace, holdingsOf, type Subscription } from '#server/membership/holdings.ts';
import { occasionOf, writeTo } from '#server/membership/letters.ts';
import { refundForNothing, refundLastCharge } from '#server/membership/refund-charge.ts';
import {
  type Answer,
  type Change,
  converge,
  differs,
  isKnownStatus,
  type Values,
} from '#server/membership/sync/converge.ts';
import { subscriptions } from '#server/membership/table.ts';
import { alertAdmin, wasShown } from '#server/payments/alerts.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import { isGone, type KnownSubscription } from '#server/payments/port.ts';
import { isLive } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';
import { withoutContent } from '#server/without-content.ts';

type Deps = Omit<House, 'close'>;
export type Effect = (tx: Transaction) => Promise<unknown>;
export const nothing: Effect = async () => {};

export async function tellAccess({ live, jobs }: Pick<House, 'live' | 'jobs'>, userId: string, tx: Transaction) {
  await jobs.add(MEMBERSHIP_CHANGED, { ownerId: userId }, { tx });
  await live.notify(userId, { kind: 'membership.access', id: userId }, tx);
}

const rowsOf = ({ payments }: Deps, db: Deps['db'] | Transaction, userId: string) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, payments.provider)));

async function listed(house: Deps, userId: string, customerId: string): Promise<KnownSubscription[]> {
  try {
    return await house.payments.subscriptionsOf(customerId);
  } catch (error) {
    if (!isGone(error, 'customer')) throw error;
    await alertAdmin(house, { kind: 'customer_gone', subject: customerId, userId });
    return [];
  }
}

/** All subscriptions of a customer. Known ones that the list leaves out are asked for by id. */
async function ask(house: Deps, userId: string, customerId: string): Promise<Answer> {
  const found = await listed(house, userId, customerId);
  const gone: string[] = [];
  for (const { providerSubscriptionId: id, status } of await rowsOf(house, house.db, userId)) {
    if (!id || !isLive(status) || found.some((one) => one.id === id)) continue;
    const one = await house.payments.subscriptionAt(id);
    if (one) found.push(one);
    else gone.push(id);
  }
  return { found, gone };
}

async function write(house: Deps, tx: Transaction, userId: string, { id, values }: Change) {
  const syncedAt = house.now();
  const row = { ...values, syncedAt };
  if (id) return void (await tx.update(subscriptions).set(row).where(eq(subscriptions.id, id)));
  const { provider } = house.payments;
  await tx.insert(subscriptions).values({ ...row, id: newId(syncedAt), userId, provider, createdAt: syncedAt });
}

/** Alerts the admin about unexpected changes. */
async function report(house: Deps, tx: Transaction, userId: string, { values }: Change) {
  const { status, plan, providerSubscriptionId: subject } = values;
  if (!isKnownStatus(status)) house.log.warn({ userId, status }, 'an unknown state of a subscription gives no access');
  if (isLive(status) && plan === null && subject)
    await alertAdmin(house, { kind: 'unknown_price', subject, userId }, tx);
}

/** Canceled by the member, and not by a place or because the provider no longer knows it. */
const isCanceled = ({ gone }: Answer, { providerSubscriptionId: id }: Values, place: Entry | undefined) =>
  !place && !gone.includes(id ?? '');

type Known = { answer: Answer; place: Entry | undefined };

async function apply(house: Deps, tx: Transaction, userId: string, { answer, place }: Known) {
  const rows = await rowsOf(house, tx, userId);
  const { changes, surplus } = converge(rows, answer, house.now());
  let isSeen = false;
  for (const change of changes) {
    const row: Subscription | undefined = rows.find(({ id }) => id === change.id);
    await write(house, tx, userId, change);
    await report(house, tx, userId, change);
    const occasion = occasionOf(row, change.values);
    const isTold = occasion?.kind !== 'ending' || isCanceled(answer, change.values, place);
    if (occasion && isTold) await writeTo(house, userId, occasion, tx);
    isSeen ||= differs(row, change.values);
  }
  for (const subject of answer.gone) await alertAdmin(house, { kind: 'subscription_gone', subject, userId }, tx);
  if (isSeen) await tellAccess(house, userId, tx);
  return surplus;
}

/**
 * Cancels open payments of ended subscriptions, and refunds those that were paid anyway. This comes before anything is
 * stored, since the event counts as handled once it is.
 */
async function clearAfterEnd(house: Deps, userId: string, { found }: Answer) {
  const rows = await rowsOf(house, house.db, userId);
  for (const { id, afterEnd } of found) {
    const charge = { subscriptionId: id, userId, kind: 'paid_late_refunded' } as const;
    const isTheirs = rows.some((row) => row.providerSubscriptionId === id);
    if (!isTheirs || afterEnd === 'nothing' || (await wasShown(house, { kind: charge.kind, subject: id }))) continue;
    const isPaid = afterEnd === 'paid' || (await house.payments.endNow(id, false)) === 'paid';
    if (isPaid) await refundForNothing(house, charge);
  }
}

/** If a member has two subscriptions, the second is refunded and ended. */
async function endSurplus(house: Deps, userId: string, surplus: KnownSubscription[]) {
  for (const { id, status } of surplus) {
    try {
      // Refunded before it is ended, so that a failure in between is retried.
      const wasPaid = status !== 'incomplete';
      const charge = { subscriptionId: id, userId, kind: 'surplus_refunded' } as const;
      if (wasPaid) await refundLastCharge(house, charge);
      const left = await house.payments.endNow(id, !wasPaid);
      if (left === 'paid') await refundLastCharge(house, charge);
    } catch (error) {
      house.log.warn({ userId, error: withoutContent(error) }, 'a second subscription could not be ended yet');
    }
  }
}

/** Matches a customer's subscriptions with the provider. `effect` commits in the same transaction. */
export async function syncSubscriptions(house: Deps, lock: CustomerLock, customerId: string, effect = nothing) {
  const answer = await ask(house, lock.userId, customerId);
  await clearAfterEnd(house, lock.userId, answer);
  const place = heldPlace(await holdingsOf(house, lock.userId));
  const surplus = await lock.write(async (tx) => {
    const ended = await apply(house, tx, lock.userId, { answer, place });
    await effect(tx);
    return ended;
  });
  await endSurplus(house, lock.userId, surplus);
}
