import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { MembershipOverview } from '#contract/admin.ts';
import type { Context } from '#server/http/context.ts';
import { forOperator } from '#server/membership/membership.ts';
import { primeInterest, subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { openAlerts } from '#server/payments/alerts.ts';
import { isHeld } from '#server/payments/states.ts';
import { paymentEvents } from '#server/payments/table.ts';

const SHOWN = 100;
const PLACES = { active: 'waiting', offered: 'offered', accepted: 'accepted', refunding: 'refunding' } as const;

async function countsOf({ db, payments }: Context): Promise<MembershipOverview['counts']> {
  const s = subscriptions;
  const w = waitlistEntries;
  const [renewing, places] = await Promise.all([
    db
      .select({ plan: s.plan, status: s.status, members: count() })
      .from(s)
      .where(eq(s.provider, payments.provider))
      .groupBy(s.plan, s.status)
      .orderBy(s.plan, s.status),
    db
      .select({ status: w.status, members: count() })
      .from(w)
      .where(eq(w.provider, payments.provider))
      .groupBy(w.status)
      .orderBy(w.status),
  ]);
  const known = renewing.map(({ plan, ...rest }) => ({ plan: plan ?? 'unknown', ...rest }));
  return [...known, ...places.map((place) => ({ plan: 'prime', ...place }))];
}

async function eventsOf({ db, payments }: Context) {
  const e = paymentEvents;
  const isHere = eq(e.provider, payments.provider);
  const [[last], failed] = await Promise.all([
    db.select({ at: e.receivedAt }).from(e).where(isHere).orderBy(desc(e.receivedAt)).limit(1),
    db
      .select()
      .from(e)
      .where(and(isHere, isNull(e.processedAt), gt(e.attempts, 0)))
      .orderBy(desc(e.receivedAt))
      .limit(SHOWN),
  ]);
  return { last: last?.at ?? null, failed };
}

/** The state of memberships: numbers, ids and statuses, without names or texts. */
export async function overview(context: Context): Promise<MembershipOverview> {
  const [counts, [interest], held, alerts, { last, failed }] = await Promise.all([
    countsOf(context),
    context.db.select({ number: count() }).from(primeInterest),
    forOperator.waitingList(context),
    openAlerts(context),
    eventsOf(context),
  ]);
  return {
    provider: context.payments.provider,
    counts,
    interested: interest?.number ?? 0,
    waitlist: held.flatMap((entry) => {
      if (!isHeld(entry)) return [];
      const { id, userId, status, position, paidAt, createdAt, opensAt } = entry;
      const joinedAt = (paidAt ?? createdAt).toISOString();
      return [
        { id, memberId: userId, position, place: PLACES[status], joinedAt, opensAt: opensAt?.toISOString() ?? null },
      ];
    }),
    lastWebhookAt: last?.toISOString() ?? null,
    failedEvents: failed.map(({ eventId, type, receivedAt, attempts, lastError }) => ({
      id: eventId,
      type,
      receivedAt: receivedAt.toISOString(),
      attempts,
      lastError,
    })),
    alerts: alerts.map(({ id, kind, subject, userId, at }) => ({
      ...{ id, kind, subject, memberId: userId },
      at: at.toISOString(),
    })),
  };
}
