import { and, asc, count, eq, lt, or } from 'drizzle-orm';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { heldIn, isBegun, isHeld, liveIn, openPlaceIn } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'payments'>;

export type Subscription = typeof subscriptions.$inferSelect;
export type Entry = typeof waitlistEntries.$inferSelect;

/** What a member pays for or has started to buy: at most one of each. */
export type Holdings = { subscription: Subscription | undefined; entry: Entry | undefined };

export async function holdingsOf({ db, payments }: Deps, userId: string): Promise<Holdings> {
  const s = subscriptions;
  const w = waitlistEntries;
  const [[subscription], [entry]] = await Promise.all([
    db
      .select()
      .from(s)
      .where(and(eq(s.userId, userId), eq(s.provider, payments.provider), liveIn(s.status))),
    db
      .select()
      .from(w)
      .where(and(eq(w.userId, userId), eq(w.provider, payments.provider), openPlaceIn(w.status))),
  ]);
  return { subscription, entry };
}

/** A subscription that was paid, as opposed to one that was only started. */
export const begunSubscription = ({ subscription }: Holdings) =>
  subscription && isBegun(subscription.status) ? subscription : undefined;

export const heldPlace = ({ entry }: Holdings) => (entry && isHeld(entry) ? entry : undefined);

/** The number of places before it, plus one. */
export async function positionOf({ db }: Pick<House, 'db'>, { id, provider, paidAt, status }: Entry) {
  if (status !== 'active' || !paidAt) return null;
  const w = waitlistEntries;
  const isEarlier = or(lt(w.paidAt, paidAt), and(eq(w.paidAt, paidAt), lt(w.id, id)));
  const [row] = await db
    .select({ before: count() })
    .from(w)
    .where(and(eq(w.provider, provider), eq(w.status, 'active'), isEarlier));
  return (row?.before ?? 0) + 1;
}

/** All held places, in the order of the list. */
export const heldPlaces = ({ db, payments }: Deps) =>
  db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.provider, payments.provider), heldIn(waitlistEntries.status)))
    .orderBy(asc(waitlistEntries.paidAt), asc(waitlistEntries.id))
    .limit(1000);
