import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { NOTICE_DAYS } from '#contract/plans.ts';
import type { House } from '#server/house.ts';
import { withoutContent } from '#server/http/failure.ts';
import { syncAll } from '#server/membership/close.ts';
import { giveBack, payBack } from '#server/membership/give-back.ts';
import { sendNews } from '#server/membership/news.ts';
import { HELD } from '#server/membership/place.ts';
import { PLACE_HELD, PLACE_LEFT } from '#server/membership/place-sync.ts';
import { heldOf, placeOf, standingOf } from '#server/membership/standing.ts';
import { tellAccess } from '#server/membership/sync.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { retryFailed } from '#server/payments/inbox.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Omit<House, 'close'>;

const DAY = 24 * 60 * 60 * 1000;
const MANY = 500;
const UNSETTLED = 'membership.unsettled';
const ALL = 'membership.all';
const ENDINGS = 'membership.endings';

const LIVE = ['active', 'past_due', 'unpaid', 'trialing', 'paused'];

/** One member's trouble must not keep the others waiting; the next round asks again. */
async function each({ log }: Books, userIds: Iterable<string>, work: (userId: string) => Promise<unknown>) {
  for (const userId of new Set(userIds)) {
    await work(userId).catch((error) =>
      log.warn({ userId, error: withoutContent(error) }, 'a membership could not be compared with the provider'),
    );
  }
}

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

/** Says 30 days before that Plus ends; an offer that nobody answered is declined for them, with its refund. */
export async function tendEndings(house: Books) {
  const { db, payments, now } = house;
  const w = waitlistEntries;
  const soon = new Date(now().getTime() + NOTICE_DAYS * DAY);
  const isHere = eq(w.provider, payments.provider);
  const isEnding = and(
    isHere,
    inArray(w.status, ['active', 'accepted']),
    isNull(w.announcedAt),
    isNotNull(w.plusUntil),
    lte(w.plusUntil, soon),
  );
  for (const { id, userId } of await db.select().from(w).where(isEnding).limit(MANY)) {
    await db.transaction(async (tx) => {
      const isFirst = and(eq(w.id, id), isNull(w.announcedAt));
      const told = await tx.update(w).set({ announcedAt: now() }).where(isFirst).returning();
      if (told.length === 0) return;
      await sendNews(house, userId, tx);
      await tellAccess(house, userId, tx);
    });
  }
  const isUnanswered = and(isHere, eq(w.status, 'offered'), lte(w.opensAt, now()));
  const unanswered = await db.select().from(w).where(isUnanswered).limit(MANY);
  await each(
    house,
    unanswered.map(({ userId }) => userId),
    (userId) =>
      inTurn(house, userId, async () => {
        const { entry } = await standingOf(house, userId);
        if (entry?.status === 'offered') await giveBack(house, entry);
      }),
  );
}

/** Nobody pays for Plus twice: what renews ends with its period while a place is held. */
async function makeWay(house: Books, entryId: string) {
  const [entry] = await house.db.select().from(waitlistEntries).where(eq(waitlistEntries.id, entryId));
  if (!entry) return;
  await inTurn(house, entry.userId, async () => {
    const standing = await standingOf(house, entry.userId);
    const row = heldOf(standing);
    if (placeOf(standing)?.id !== entryId || !row?.providerSubscriptionId || row.cancelAtPeriodEnd) return;
    await house.payments.cancel(row.providerSubscriptionId, row.status === 'active' ? 'period_end' : 'now');
    const endsSubscription = row.providerSubscriptionId;
    await house.db.update(waitlistEntries).set({ endsSubscription }).where(eq(waitlistEntries.id, entryId));
    await syncAll(house, entry.userId);
  });
}

/** Undoes it when the place is paid back in time. */
async function goOn(house: Books, entryId: string) {
  const [entry] = await house.db.select().from(waitlistEntries).where(eq(waitlistEntries.id, entryId));
  if (!entry?.endsSubscription) return;
  await inTurn(house, entry.userId, async () => {
    const row = heldOf(await standingOf(house, entry.userId));
    const isIt = row?.providerSubscriptionId === entry.endsSubscription;
    if (!isIt || !row?.providerSubscriptionId || !row.cancelAtPeriodEnd) return;
    await house.payments.resume(row.providerSubscriptionId);
    await syncAll(house, entry.userId);
  });
}

/** What happens to memberships while nobody looks. */
export async function tendMembership(house: Books) {
  const { jobs } = house;
  jobs.handle(UNSETTLED, async () => {
    await retryFailed(house);
    await each(house, await unsettled(house), (userId) => settle(house, userId));
  });
  jobs.handle(ALL, () => reconcileAll(house));
  jobs.handle(ENDINGS, () => tendEndings(house));
  jobs.handle(PLACE_HELD, ({ entry = '' }) => makeWay(house, entry));
  jobs.handle(PLACE_LEFT, ({ entry = '' }) => goOn(house, entry));
  await Promise.all([jobs.every(UNSETTLED, 15 * 60), jobs.every(ALL, DAY / 1000), jobs.every(ENDINGS, 60 * 60)]);
}
