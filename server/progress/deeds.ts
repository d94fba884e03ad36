import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Deed, dayAfter, HISTORY_WEEKS, WINDOW_WEEKS } from '#contract/progress-scores.ts';
import { savedChats } from '#server/chats/table.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import { journalEntries } from '#server/journal/table.ts';
import { relationshipPlanItems as items, relationshipMoments as moments } from '#server/relationships/table.ts';

const none = (type: string) => sql`null::${sql.raw(type)}`;
const since = sql.placeholder('since');
const mine = sql.placeholder('owner');

/** Everything that counts, with its dates and without its words. */
const deedsOf = hot((read) =>
  unionAll(
    read
      .select({
        kind: sql<Deed['kind']>`${moments.kind}`.as('kind'),
        id: moments.id,
        relationshipId: sql<string | null>`${moments.relationshipId}`.as('relationship_id'),
        at: sql<Date | null>`${moments.at}`.mapWith(moments.at).as('at'),
        day: sql<string | null>`${none('text')}`.as('day'),
        doneAt: sql<Date | null>`${none('timestamptz')}`.mapWith(items.doneAt).as('done_at'),
      })
      .from(moments)
      .where(and(eq(moments.ownerId, mine), gte(moments.at, since))),
    read
      .select({
        kind: sql<Deed['kind']>`'entry'`.as('kind'),
        id: journalEntries.id,
        relationshipId: sql<string | null>`${journalEntries.relationshipId}`.as('relationship_id'),
        at: sql<Date | null>`${none('timestamptz')}`.as('at'),
        day: sql<string | null>`${journalEntries.day}::text`.as('day'),
        doneAt: sql<Date | null>`${none('timestamptz')}`.as('done_at'),
      })
      .from(journalEntries)
      .where(
        and(
          eq(journalEntries.ownerId, mine),
          isNull(journalEntries.deletedAt),
          sql`${journalEntries.day} >= ${since}::timestamptz::date`,
        ),
      ),
    read
      .select({
        kind: sql<Deed['kind']>`'commitment'`.as('kind'),
        id: items.id,
        relationshipId: sql<string | null>`${items.relationshipId}`.as('relationship_id'),
        at: sql<Date | null>`${none('timestamptz')}`.as('at'),
        day: sql<string | null>`${items.dueOn}::text`.as('day'),
        doneAt: sql<Date | null>`${items.doneAt}`.as('done_at'),
      })
      .from(items)
      .where(
        and(
          eq(items.ownerId, mine),
          inArray(items.kind, ['step', 'promise']),
          or(gte(items.doneAt, since), and(isNotNull(items.dueOn), sql`${items.dueOn} >= ${since}::timestamptz::date`)),
        ),
      ),
    read
      .select({
        kind: sql<Deed['kind']>`${savedChats.status}`.as('kind'),
        id: savedChats.id,
        relationshipId: sql<string | null>`${savedChats.relationshipId}`.as('relationship_id'),
        at: sql<Date | null>`${savedChats.createdAt}`.as('at'),
        day: sql<string | null>`${none('text')}`.as('day'),
        doneAt: sql<Date | null>`${none('timestamptz')}`.as('done_at'),
      })
      .from(savedChats)
      .where(
        and(
          eq(savedChats.ownerId, mine),
          inArray(savedChats.status, ['resolved', 'needs_attention']),
          gte(savedChats.createdAt, since),
        ),
      ),
  ).prepare('progress_deeds'),
);

export type DeedRows = Awaited<ReturnType<typeof readDeeds>>;

/** The days that the history covers, and one more for time zones. */
const ALL_DAYS = 7 * (WINDOW_WEEKS + HISTORY_WEEKS) + 1;
const DASHBOARD_DAYS = 7 * WINDOW_WEEKS + 1;

/** What a member did lately; `all` covers the whole history. */
export function readDeeds(read: Db, owner: string, now: Date, all = false) {
  const since = dayAfter(now.toISOString().slice(0, 10), -(all ? ALL_DAYS : DASHBOARD_DAYS));
  return deedsOf(read).execute({ owner, since: new Date(`${since}T00:00:00Z`) });
}

/** The same, by the member's own days. */
export const deedsFrom = (rows: DeedRows, timeZone: string): Deed[] =>
  rows.map(({ at, day, doneAt, ...deed }) => ({
    ...deed,
    on: at ? dayAt(at, timeZone) : day,
    doneOn: doneAt && dayAt(doneAt, timeZone),
  }));
