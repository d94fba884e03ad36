import type { Subscription as Row } from '#server/membership/holdings.ts';
import type { KnownSubscription } from '#server/payments/port.ts';
import { isLive, KNOWN_STATES } from '#server/payments/states.ts';

export type Values = Omit<Row, 'id' | 'userId' | 'provider' | 'createdAt' | 'syncedAt'>;
/** A row to write: an existing one, or one for a subscription that was not known here. */
export type Change = { id: string | undefined; values: Values };

/** The provider's answer: the subscriptions it has, and the ids it does not know. */
export type Answer = { found: KnownSubscription[]; gone: readonly string[] };

export const isKnownStatus = (status: string) => KNOWN_STATES.includes(status);

/** Of several live subscriptions the paid one counts, an unknown status included; of equals the older one, or ours. */
const rank = ({ status }: KnownSubscription) => KNOWN_STATES.indexOf(isKnownStatus(status) ? status : 'paused');
const byRank = (rows: Row[]) => (a: KnownSubscription, b: KnownSubscription) => {
  const isOther = ({ id }: KnownSubscription) =>
    Number(!rows.some((row) => row.providerSubscriptionId === id && isLive(row.status)));
  const byAge = a.createdAt.getTime() - b.createdAt.getTime();
  return rank(a) - rank(b) || byAge || isOther(a) - isOther(b) || a.id.localeCompare(b.id);
};

/** A price that was removed from the catalog keeps its plan. A price that was never in it has none. */
const planOf = (row: Row | undefined, { plan, priceId }: KnownSubscription) =>
  plan ?? (row?.priceId && row.priceId === priceId ? row.plan : null);

function valuesOf(row: Row | undefined, found: KnownSubscription, status: string, now: Date): Values {
  return {
    plan: planOf(row, found),
    interval: found.interval,
    priceId: found.priceId,
    scheduledPlan: found.scheduledPlan,
    scheduledInterval: found.scheduledInterval,
    planChangesAt: found.planChangesAt,
    providerSubscriptionId: found.id,
    itemId: found.itemId,
    amount: found.amount,
    currency: found.currency,
    promotionCode: row?.promotionCode ?? null,
    discount: found.discount,
    lastPaid: found.lastPaid ?? row?.lastPaid ?? null,
    status,
    currentPeriodStart: found.currentPeriodStart,
    currentPeriodEnd: found.currentPeriodEnd,
    cancelAtPeriodEnd: found.cancelAtPeriodEnd,
    canceledAt: found.canceledAt,
    endedAt: found.endedAt,
    pastDueSince: status === 'past_due' ? (found.pastDueSince ?? row?.pastDueSince ?? now) : null,
    cardBrand: found.card?.brand ?? row?.cardBrand ?? null,
    cardLast4: found.card?.last4 ?? row?.cardLast4 ?? null,
  };
}

/** A live row that the provider does not list is replaced only by one that it lists. */
function displaced(rows: Row[], named: Set<string>): Change[] {
  return rows
    .filter((row) => isLive(row.status) && !named.has(row.id))
    .map((row) => ({ id: row.id, values: { ...row, status: 'incomplete_expired' } }));
}

/** A subscription that the provider no longer knows is never charged again: it lasts to the end of the paid period. */
function afterGone(row: Row, now: Date): Change {
  const isPaidFor = row.status === 'active' && row.currentPeriodEnd !== null && row.currentPeriodEnd > now;
  const values = isPaidFor
    ? { ...row, cancelAtPeriodEnd: true, scheduledPlan: null, scheduledInterval: null, planChangesAt: null }
    : { ...row, status: row.status === 'incomplete' ? 'incomplete_expired' : 'canceled', endedAt: now };
  return { id: row.id, values };
}

/**
 * The rows after an answer by the provider. Order and repetition make no difference, and nothing ends because an
 * answer left it out. Rows that end come first, so that there is one live row at any time.
 */
export function converge(
  rows: Row[],
  { found, gone }: Answer,
  now: Date,
): { changes: Change[]; surplus: KnownSubscription[] } {
  const [current, ...others] = found.filter(({ status }) => isLive(status)).sort(byRank(rows));
  const rowOf = ({ id, attemptId }: KnownSubscription) =>
    rows.find((row) => row.providerSubscriptionId === id) ?? rows.find((row) => row.id === attemptId);
  const changes = found.flatMap((subscription): Change[] => {
    const row = rowOf(subscription);
    if (!row && !isLive(subscription.status)) return [];
    const status = others.includes(subscription) ? 'surplus' : subscription.status;
    return [{ id: row?.id, values: valuesOf(row, subscription, status, now) }];
  });
  const lost = rows.filter((row) => isLive(row.status) && gone.includes(row.providerSubscriptionId ?? ''));
  const named = new Set(changes.flatMap(({ id }) => (id ? [id] : [])));
  const rest = current ? displaced(rows, named) : lost.map((row) => afterGone(row, now));
  const endedFirst = [...rest, ...changes].sort(
    (a, b) => Number(isLive(a.values.status)) - Number(isLive(b.values.status)),
  );
  return { changes: endedFirst, surplus: others };
}

const SEEN = [
  ...(['plan', 'interval', 'scheduledPlan', 'scheduledInterval', 'status', 'cancelAtPeriodEnd'] as const),
  ...(['cardBrand', 'cardLast4', 'discount'] as const),
  ...(['currentPeriodEnd', 'pastDueSince'] as const),
] as const;

/** Whether a member would see a difference. */
export const differs = (row: Row | undefined, values: Values) =>
  !row || SEEN.some((key) => row[key]?.valueOf() !== values[key]?.valueOf());
