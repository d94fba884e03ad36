import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import { syncPlace } from '#server/membership/place-sync.ts';
import { syncCustomer } from '#server/membership/sync.ts';
import type { ProviderEvent } from '#server/payments/port.ts';
import { paymentEvents } from '#server/payments/table.ts';

type Inbox = Omit<House, 'close'>;
type Event = typeof paymentEvents.$inferSelect;

const isIt = ({ payments }: Inbox, eventId: string) =>
  and(eq(paymentEvents.provider, payments.provider), eq(paymentEvents.eventId, eventId));

/** What the event is about is asked of the provider, and written in one transaction with the mark that it is done. */
async function take(house: Inbox, { eventId, customerId, paymentId }: Event) {
  const mark = async (tx: Transaction) => {
    await tx
      .update(paymentEvents)
      .set({ processedAt: house.now(), attempts: sql`${paymentEvents.attempts} + 1`, lastError: null })
      .where(isIt(house, eventId));
  };
  if (paymentId) return syncPlace(house, paymentId, mark);
  if (customerId) return syncCustomer(house, customerId, mark);
  return house.db.transaction(mark);
}

/** Does what an event asks for, once; a failure is written down for the admin and the next try. */
export async function process(house: Inbox, eventId: string) {
  const [event] = await house.db.select().from(paymentEvents).where(isIt(house, eventId));
  if (!event || event.processedAt) return;
  try {
    await take(house, event);
  } catch (error) {
    const lastError = error instanceof Error ? error.name : typeof error;
    await house.db
      .update(paymentEvents)
      .set({ attempts: sql`${paymentEvents.attempts} + 1`, lastError })
      .where(isIt(house, eventId));
    throw error;
  }
}

/** Keeps that an event came, and for whom; a second delivery of it changes nothing. */
export async function receive(house: Inbox, { id, type, customerId, paymentId }: ProviderEvent) {
  const { provider } = house.payments;
  const event = { provider, eventId: id, type, customerId, paymentId, receivedAt: house.now() };
  await house.db.insert(paymentEvents).values(event).onConflictDoNothing();
  await process(house, id);
}

/** Tries again what failed and may never be sent again. */
export async function retryFailed(house: Inbox) {
  const isFailed = and(
    eq(paymentEvents.provider, house.payments.provider),
    isNull(paymentEvents.processedAt),
    gt(paymentEvents.attempts, 0),
  );
  const failed = await house.db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(isFailed)
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(100);
  for (const { eventId } of failed) await process(house, eventId).catch(() => {});
}
