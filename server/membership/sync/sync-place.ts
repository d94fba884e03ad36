import { and, eq, ne, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { Entry } from '#server/membership/holdings.ts';
import { writeTo } from '#server/membership/letters.ts';
import { nextPlaceState } from '#server/membership/place-state.ts';
import { tellRefund } from '#server/membership/refund-charge.ts';
import { type Effect, nothing, tellAccess } from '#server/membership/sync/sync-subscriptions.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { alertAdmin } from '#server/payments/alerts.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import type { KnownPayment } from '#server/payments/port.ts';
import { heldIn, isHeld } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** Jobs that adjust a member's subscription after their place changed. */
export const END_RENEWAL = 'membership.end-renewal';
export const RESUME_RENEWAL = 'membership.resume-renewal';

export async function entryOf(
  { payments }: Pick<Deps, 'payments'>,
  db: Deps['db'] | Transaction,
  { id, purchaseId }: Pick<KnownPayment, 'id' | 'purchaseId'>,
): Promise<Entry | undefined> {
  const isIt = or(eq(waitlistEntries.paymentId, id), purchaseId ? eq(waitlistEntries.id, purchaseId) : undefined);
  const here = and(eq(waitlistEntries.provider, payments.provider), isIt);
  const [entry] = await db.select().from(waitlistEntries).where(here);
  return entry;
}

/** Whether the member holds another place. An unpaid purchase does not count. */
async function holdsAnother(tx: Transaction, { id, userId, provider }: Entry): Promise<boolean> {
  const w = waitlistEntries;
  const others = and(eq(w.userId, userId), eq(w.provider, provider), ne(w.id, id));
  const held = await tx
    .select({ id: w.id })
    .from(w)
    .where(and(others, heldIn(w.status)));
  if (held.length > 0) return true;
  await tx
    .update(w)
    .set({ status: 'closed' })
    .where(and(others, eq(w.status, 'pending')));
  return false;
}

/** The consequences of a place's new state. */
async function afterChange(house: Deps, tx: Transaction, entry: Entry, status: Entry['status']) {
  const { id, userId, amount, currency, paymentId } = entry;
  if (status === 'active') {
    await house.jobs.add(END_RENEWAL, { entry: id }, { tx });
    await writeTo(house, userId, { kind: 'paid', plan: 'prime', amount, currency, until: null }, tx);
  }
  if (status === 'refunded') {
    await house.jobs.add(RESUME_RENEWAL, { entry: id }, { tx });
    await writeTo(house, userId, { kind: 'refunded', amount, currency }, tx);
  }
  if (status === 'disputed') await alertAdmin(house, { kind: 'disputed', subject: paymentId ?? id, userId }, tx);
  await tellAccess(house, userId, tx);
}

async function apply(house: Deps, tx: Transaction, payment: KnownPayment): Promise<'fine' | 'twice'> {
  const entry = await entryOf(house, tx, payment);
  if (!entry) return 'fine';
  const values = nextPlaceState(entry, payment, house.now());
  const becomesHeld = !isHeld(entry) && values.status === 'active';
  if (becomesHeld && (await holdsAnother(tx, entry))) return 'twice';
  const isIt = eq(waitlistEntries.id, entry.id);
  await tx
    .update(waitlistEntries)
    .set({ ...values, paymentId: payment.id })
    .where(isIt);
  if (values.status && values.status !== entry.status)
    await afterChange(house, tx, { ...entry, paymentId: payment.id }, values.status);
  const { id: paymentId, refunded: amount, currency } = payment;
  if (payment.status === 'paid' && amount > 0)
    await tellRefund(house, entry.userId, { paymentId, amount, currency }, tx);
  return 'fine';
}

/** Matches a place with its payment at the provider. A second paid place is refunded. */
export async function syncPlace(house: Deps, lock: CustomerLock, paymentId: string, effect: Effect = nothing) {
  const payment = await house.payments.paymentOf(paymentId);
  const result = await lock.write(async (tx) => {
    const applied = await apply(house, tx, payment);
    if (applied === 'fine') await effect(tx);
    return applied;
  });
  if (result === 'fine') return;
  await house.payments.refund(paymentId);
  await alertAdmin(house, { kind: 'paid_late_refunded', subject: paymentId, userId: lock.userId });
  await house.db.transaction(effect);
}
