import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { syncAll } from '#server/membership/close.ts';
import { each } from '#server/membership/each.ts';
import { payBack } from '#server/membership/give-back.ts';
import { HELD } from '#server/membership/place.ts';
import { standingOf } from '#server/membership/standing.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Omit<House, 'close'>;

const MANY = 500;
const LIVE = ['active', 'past_due', 'unpaid', 'trialing', 'paused'];

/** Members whose rows want an answer that no webhook brought: begun, due, or on their way back. */
async function unsettled({ db, payments, now }: Books) {
  const s = subscriptions;
  const w = waitlistEntries;
  const isDue = and(inArray(s.status, LIVE), lt(s.currentPeriodEnd, now()));
  const [begun, places] = await Promise.all([
    db
      .select({ userId: s.userId })
      .from(s)
      .where(and(eq(s.provider, payments.provider), or(eq(s.status, 'incomplete'), eq(s.status, 'past_due'), isDue)))
      .limit(MANY),
    db
      .select({ userId: w.userId })
      .from(w)
      .where(and(eq(w.provider, payments.provider), inArray(w.status, ['pending', 'refunding'])))
      .limit(MANY),
  ]);
  return [...begun, ...places].map(({ userId }) => userId);
}

async function settle(house: Books, userId: string) {
  await syncAll(house, userId);
  const { entry } = await standingOf(house, userId);
  if (entry?.status === 'refunding') await inTurn(house, userId, () => payBack(house, entry));
}

/** Asks the provider about whatever waits for an answer. */
export const reconcileUnsettled = async (house: Books) =>
  each(house, await unsettled(house), (userId) => settle(house, userId));

/** Everybody who has something live, whatever it is. */
export async function reconcileAll(house: Books) {
  const { db, payments } = house;
  const s = subscriptions;
  const w = waitlistEntries;
  const [subscribed, places] = await Promise.all([
    db
      .selectDistinct({ userId: s.userId })
      .from(s)
      .where(and(eq(s.provider, payments.provider), inArray(s.status, [...LIVE, 'incomplete']))),
    db
      .selectDistinct({ userId: w.userId })
      .from(w)
      .where(and(eq(w.provider, payments.provider), inArray(w.status, ['pending', ...HELD]))),
  ]);
  await each(
    house,
    [...subscribed, ...places].map(({ userId }) => userId),
    (userId) => syncAll(house, userId),
  );
}
