import type { subscriptions } from '#server/membership/table.ts';
import type { KnownSubscription } from '#server/payments/port.ts';

export type Row = typeof subscriptions.$inferSelect;
export type Values = Pick<
  Row,
  | 'providerSubscriptionId'
  | 'itemId'
  | 'plan'
  | 'scheduledPlan'
  | 'planChangesAt'
  | 'amount'
  | 'currency'
  | 'status'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'canceledAt'
  | 'endedAt'
  | 'pastDueSince'
  | 'cardBrand'
  | 'cardLast4'
>;
/** A row to write: with an id that is known, or for a subscription that we learn of only now. */
export type Change = { id: string | undefined; values: Values };

/** Of several, the one that counts is the first of these; the order is that of what was paid for. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
const ENDED = ['canceled', 'incomplete_expired', 'surplus'];

export const isLive = (status: string) => LIVE.includes(status);
export const isKnownStatus = (status: string) => isLive(status) || ENDED.includes(status);

const byRank = (a: KnownSubscription, b: KnownSubscription) =>
  LIVE.indexOf(a.status) - LIVE.indexOf(b.status) || a.createdAt.getTime() - b.createdAt.getTime();

/** A smaller plan was agreed for the next period: the provider has it already, the member keeps what is paid for. */
function planNow(row: Row | undefined, found: KnownSubscription, now: Date) {
  const { scheduledPlan = null, planChangesAt = null } = row ?? {};
  const isAhead =
    scheduledPlan !== null &&
    found.plan === scheduledPlan &&
    planChangesAt !== null &&
    planChangesAt > now &&
    (found.currentPeriodEnd ?? now) <= planChangesAt;
  if (row && isAhead) return { plan: row.plan, scheduledPlan, planChangesAt };
  return { plan: found.plan ?? row?.plan ?? 'core', scheduledPlan: null, planChangesAt: null };
}

function valuesOf(row: Row | undefined, found: KnownSubscription, status: string, now: Date): Values {
  return {
    ...planNow(row, found, now),
    providerSubscriptionId: found.id,
    itemId: found.itemId,
    amount: found.amount,
    currency: found.currency,
    status,
    currentPeriodEnd: found.currentPeriodEnd,
    cancelAtPeriodEnd: found.cancelAtPeriodEnd,
    canceledAt: found.canceledAt,
    endedAt: found.endedAt,
    pastDueSince: status === 'past_due' ? (found.pastDueSince ?? row?.pastDueSince ?? now) : null,
    cardBrand: found.card?.brand ?? row?.cardBrand ?? null,
    cardLast4: found.card?.last4 ?? row?.cardLast4 ?? null,
  };
}

/** A live row of ours that the provider does not name gives way to one that it does, and to nothing less. */
function displaced(rows: Row[], named: Set<string>): Change[] {
  return rows
    .filter((row) => isLive(row.status) && !named.has(row.id))
    .map((row) => ({ id: row.id, values: { ...row, status: 'incomplete_expired' } }));
}

/**
 * What our rows become, given what the provider has: all of it, in any order, as often as it is asked.
 * Nothing ends because it was left out of an answer. Rows that end come first, so that one live row is left at any time.
 */
export function converge(rows: Row[], found: KnownSubscription[], now: Date): { changes: Change[]; surplus: string[] } {
  const [current, ...others] = found.filter(({ status }) => isLive(status)).sort(byRank);
  const rowOf = ({ id, attemptId }: KnownSubscription) =>
    rows.find((row) => row.providerSubscriptionId === id) ?? rows.find((row) => row.id === attemptId);
  const changes = found.flatMap((subscription): Change[] => {
    const row = rowOf(subscription);
    if (!row && !isLive(subscription.status)) return [];
    const status = others.includes(subscription) ? 'surplus' : subscription.status;
    return [{ id: row?.id, values: valuesOf(row, subscription, status, now) }];
  });
  const named = new Set(changes.flatMap(({ id }) => (id ? [id] : [])));
  const all = current ? [...displaced(rows, named), ...changes] : changes;
  const endedFirst = all.sort((a, b) => Number(isLive(a.values.status)) - Number(isLive(b.values.status)));
  return { changes: endedFirst, surplus: others.map(({ id }) => id) };
}

const SEEN = [
  ...(['plan', 'scheduledPlan', 'status', 'cancelAtPeriodEnd', 'cardBrand', 'cardLast4'] as const),
  ...(['currentPeriodEnd', 'pastDueSince'] as const),
] as const;

/** Whether a member could see the difference. */
export const differs = (row: Row | undefined, values: Values) =>
  !row || SEEN.some((key) => row[key]?.valueOf() !== values[key]?.valueOf());
