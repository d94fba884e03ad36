import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { KEPT_DAYS } from '#contract/retention.ts';
import type { Transaction } from '#server/database/open.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import type { ProviderEvent } from '#server/payments/port.ts';
import { paymentAlerts, paymentEvents } from '#server/payments/table.ts';

type Inbox = Pick<PaymentsDeps, 'db' | 'payments' | 'now'>;
type Event = typeof paymentEvents.$inferSelect;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Attempts, each after twice the time. After the last the admin is alerted. */
const MOST_TRIES = 12;
const A_ROUND = 100;
/** Longer than any provider redelivers an event: 3 days for Stripe, 30 by hand. */
const KEPT = KEPT_DAYS.webhooks * DAY;
const KEPT_FAILED = KEPT_DAYS.failedWebhooks * DAY;

const isIt = ({ payments }: Inbox, eventId: string) =>
  and(eq(paymentEvents.provider, payments.provider), eq(paymentEvents.eventId, eventId));

/** Runs in the transaction of the event's effects, so that both or neither are stored. */
const markDone = (house: Inbox, eventId: string) => async (tx: Transaction) => {
  const done = { processedAt: house.now(), attempts: sql`${paymentEvents.attempts} + 1`, lastError: null };
  await tx
    .update(paymentEvents)
    .set({ ...done, nextTryAt: null })
    .where(isIt(house, eventId));
};

async function noteFailure(house: Inbox, { eventId, attempts }: Event, error: unknown) {
  const tries = attempts + 1;
  const wait = Math.min(15 * MINUTE * 2 ** attempts, DAY);
  const nextTryAt = tries < MOST_TRIES ? new Date(house.now().getTime() + wait) : null;
  const lastError = error instanceof Error ? error.name : typeof error;
  await house.db
    .update(paymentEvents)
    .set({ attempts: tries, lastError, nextTryAt })
    .where(and(isIt(house, eventId), isNull(paymentEvents.processedAt)));
}

/** Handles an event once. A failure is stored for the admin and the next attempt. */
export async function process(house: Inbox, eventId: string) {
  const [event] = await house.db.select().from(paymentEvents).where(isIt(house, eventId));
  if (!event || event.processedAt) return;
  try {
    const { type, customerId, paymentId } = event;
    await house.payments.tellChanged({ id: eventId, type, customerId, paymentId }, markDone(house, eventId));
  } catch (error) {
    await noteFailure(house, event, error);
    throw error;
  }
}

/** Stores that an event arrived, and for whom. A second delivery changes nothing. */
export async function receive(house: Inbox, { id, type, customerId, paymentId }: ProviderEvent) {
  const { provider } = house.payments;
  const event = { provider, eventId: id, type, customerId, paymentId, receivedAt: house.now() };
  await house.db.insert(paymentEvents).values(event).onConflictDoNothing();
  await process(house, id);
}

/** Retries failed events that are due, least recently tried first, so that none blocks the others. */
export async function retryFailed(house: Inbox) {
  const isDue = and(
    eq(paymentEvents.provider, house.payments.provider),
    isNull(paymentEvents.processedAt),
    lte(paymentEvents.nextTryAt, house.now()),
  );
  const due = await house.db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(isDue)
    .orderBy(asc(paymentEvents.attempts), asc(paymentEvents.nextTryAt))
    .limit(A_ROUND);
  for (const { eventId } of due) await process(house, eventId).catch(() => {});
}

/** Handled events are kept as long as they may be redelivered; final failures and settled alerts for a year. */
export async function forgetOldEvents({ db, now }: Inbox) {
  const before = (age: number) => new Date(now().getTime() - age);
  const isDoneLongAgo = lt(paymentEvents.processedAt, before(KEPT));
  await db.delete(paymentEvents).where(or(isDoneLongAgo, lt(paymentEvents.receivedAt, before(KEPT_FAILED))));
  await db.delete(paymentAlerts).where(lt(paymentAlerts.doneAt, before(KEPT_DAYS.settledAlerts * DAY)));
}
