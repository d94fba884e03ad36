import { and, eq } from 'drizzle-orm';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import { withoutContent } from '#server/http/failure.ts';
import { type Change, converge, differs, isKnownStatus } from '#server/membership/converge.ts';
import { subscriptions } from '#server/membership/table.ts';
import { beginLook, endLook } from '#server/payments/customers.ts';
import type { KnownSubscription } from '#server/payments/port.ts';

type Sync = Pick<House, 'db' | 'payments' | 'live' | 'log' | 'now'>;
export type Effect = (tx: Transaction) => Promise<unknown>;

const nothing: Effect = async () => {};

export const tellAccess = ({ live }: Pick<House, 'live'>, userId: string, tx: Transaction) =>
  live.tell(userId, { kind: 'membership.access', id: userId }, tx);

async function write(house: Sync, tx: Transaction, userId: string, { id, values }: Change) {
  const syncedAt = house.now();
  if (id) {
    await tx
      .update(subscriptions)
      .set({ ...values, syncedAt })
      .where(eq(subscriptions.id, id));
    return;
  }
  const { provider } = house.payments;
  await tx
    .insert(subscriptions)
    .values({ ...values, id: newId(syncedAt), userId, provider, createdAt: syncedAt, syncedAt });
}

async function apply(house: Sync, tx: Transaction, userId: string, found: KnownSubscription[]): Promise<string[]> {
  const isTheirs = and(eq(subscriptions.userId, userId), eq(subscriptions.provider, house.payments.provider));
  const rows = await tx.select().from(subscriptions).where(isTheirs).for('update');
  const { changes, surplus } = converge(rows, found, house.now());
  let isSeen = false;
  for (const change of changes) {
    await write(house, tx, userId, change);
    isSeen ||= differs(
      rows.find(({ id }) => id === change.id),
      change.values,
    );
    if (!isKnownStatus(change.values.status))
      house.log.warn({ userId, status: change.values.status }, 'an unknown state of a subscription gives no access');
  }
  if (isSeen) await tellAccess(house, userId, tx);
  return surplus;
}

/** Nobody pays twice: of two subscriptions of one member the second is ended. Its money is for the operator to return. */
async function endSurplus({ payments, log }: Sync, userId: string, surplus: string[], found: KnownSubscription[]) {
  for (const id of surplus) {
    const wasPaid = found.some((one) => one.id === id && one.status !== 'incomplete');
    if (wasPaid) log.error({ userId }, 'a second paid subscription was found and ended: please refund it');
    await payments
      .cancel(id, 'now')
      .catch((error) => log.warn({ userId, error: withoutContent(error) }, 'a second subscription could not be ended'));
  }
}

/**
 * Asks the provider how a customer's subscriptions stand, and makes ours the same.
 * `effect` commits together with it: both, or neither.
 */
export async function syncCustomer(house: Sync, customerId: string, effect = nothing) {
  const look = await beginLook(house, customerId);
  if (!look) return house.db.transaction(effect);
  const found = await house.payments.subscriptionsOf(customerId);
  const surplus = await house.db.transaction(async (tx) => {
    const ended = (await endLook(house, tx, look)) ? await apply(house, tx, look.userId, found) : [];
    await effect(tx);
    return ended;
  });
  await endSurplus(house, look.userId, surplus, found);
}
