import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import { type Entry, HELD, isHeld, placeAfter } from '#server/membership/place.ts';
import { type Effect, tellAccess } from '#server/membership/sync.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import type { KnownPayment } from '#server/payments/port.ts';

type Sync = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now'>;

const nothing: Effect = async () => {};

/** Jobs that bring a member's subscription in line with their place, after the place changed. */
export const PLACE_HELD = 'membership.place-held';
export const PLACE_LEFT = 'membership.place-left';

async function entryOf({ payments }: Sync, tx: Transaction, { id, purchaseId }: KnownPayment) {
  const isIt = or(eq(waitlistEntries.paymentId, id), purchaseId ? eq(waitlistEntries.id, purchaseId) : undefined);
  const [entry] = await tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.provider, payments.provider), isIt))
    .for('update');
  return entry;
}

/** Whether the member holds another place already; an unpaid attempt at one gives way. */
async function holdsAnother(tx: Transaction, { id, userId, provider }: Entry): Promise<boolean> {
  const others = and(
    eq(waitlistEntries.userId, userId),
    eq(waitlistEntries.provider, provider),
    ne(waitlistEntries.id, id),
  );
  const held = await tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(others, inArray(waitlistEntries.status, [...HELD])));
  if (held.length > 0) return true;
  await tx
    .update(waitlistEntries)
    .set({ status: 'closed' })
    .where(and(others, eq(waitlistEntries.status, 'pending')));
  return false;
}

async function apply(house: Sync, tx: Transaction, payment: KnownPayment): Promise<'fine' | 'twice'> {
  const entry = await entryOf(house, tx, payment);
  if (!entry) return 'fine';
  const values = placeAfter(entry, payment, house.now());
  const becomesHeld = !isHeld(entry) && values.status === 'active';
  if (becomesHeld && (await holdsAnother(tx, entry))) return 'twice';
  await tx
    .update(waitlistEntries)
    .set({ ...values, paymentId: payment.id })
    .where(eq(waitlistEntries.id, entry.id));
  if (becomesHeld) await house.jobs.add(PLACE_HELD, { entry: entry.id }, { tx });
  if (values.status === 'refunded') await house.jobs.add(PLACE_LEFT, { entry: entry.id }, { tx });
  if (values.status && values.status !== entry.status) await tellAccess(house, entry.userId, tx);
  return 'fine';
}

/** Asks the provider how a one-time payment stands, and makes its place the same; a place paid twice is paid back once. */
export async function syncPlace(house: Sync, paymentId: string, effect = nothing) {
  const payment = await house.payments.paymentOf(paymentId);
  const result = await house.db.transaction(async (tx) => {
    const applied = await apply(house, tx, payment);
    if (applied === 'fine') await effect(tx);
    return applied;
  });
  if (result === 'fine') return;
  house.log.error({ paymentId }, 'a second place was paid for, and is paid back');
  await house.payments.refund(paymentId, payment.purchaseId ?? paymentId);
  await house.db.transaction(effect);
}
