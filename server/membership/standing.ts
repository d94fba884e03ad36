import { and, asc, count, eq, inArray, lt, or } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { isLive, type Row } from '#server/membership/converge.ts';
import { type Entry, HELD, isHeld } from '#server/membership/place.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';

type Books = Pick<House, 'db' | 'payments'>;

/** What a member pays for, or began to: at most one of each. */
export type Standing = { subscription: Row | undefined; entry: Entry | undefined };

const LIVE = ['incomplete', 'active', 'past_due', 'unpaid', 'trialing', 'paused'];

export async function standingOf({ db, payments }: Books, userId: string): Promise<Standing> {
  const s = subscriptions;
  const w = waitlistEntries;
  const [[subscription], [entry]] = await Promise.all([
    db
      .select()
      .from(s)
      .where(and(eq(s.userId, userId), eq(s.provider, payments.provider), inArray(s.status, LIVE))),
    db
      .select()
      .from(w)
      .where(and(eq(w.userId, userId), eq(w.provider, payments.provider), inArray(w.status, ['pending', ...HELD]))),
  ]);
  return { subscription, entry };
}

/** A subscription that somebody has, as against one they only began to pay for. */
export const heldOf = ({ subscription }: Standing) =>
  subscription && isLive(subscription.status) && subscription.status !== 'incomplete' ? subscription : undefined;

export const placeOf = ({ entry }: Standing) => (entry && isHeld(entry) ? entry : undefined);

/** How many were there before, and one. */
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

/** Every place that is held, in the order of the list. */
export const heldPlaces = ({ db, payments }: Books) =>
  db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.provider, payments.provider), inArray(waitlistEntries.status, [...HELD])))
    .orderBy(asc(waitlistEntries.paidAt), asc(waitlistEntries.id))
    .limit(1000);
