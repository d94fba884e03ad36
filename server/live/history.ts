import { and, asc, eq, gt, gte, ne, or, sql } from 'drizzle-orm';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import type { Told } from '#server/live/stream.ts';
import { liveEvents } from '#server/live/table.ts';

/**
 * A position in the history: the last row seen, and the first transaction that may not have been seen in full. Rows
 * are numbered before they commit, so a smaller number may appear after a larger one.
 */
export type Position = { id: number; settled: number };

const settled = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

export const written = (position: { id: number | string; settled: number | string }) =>
  `${position.id}-${position.settled}`;

/** Undefined for text that no stream of ours sent. */
export function parsePosition(text: string): Position | undefined {
  const [, id, xact] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return id && xact ? { id: Number(id), settled: Number(xact) } : undefined;
}

/** The most events that are replayed. */
const MOST = 500;

const columns = { id: liveEvents.id, ownerId: liveEvents.ownerId, kind: liveEvents.kind, subject: liveEvents.subject };
const unseen = or(
  gt(liveEvents.id, sql.placeholder('id')),
  and(gte(liveEvents.xact, sql.placeholder('settled')), ne(liveEvents.id, sql.placeholder('id'))),
);

const latest = hot((read) =>
  read
    .select({ id: sql<string>`coalesce(max(${liveEvents.id}), 0)::text`, settled })
    .from(liveEvents)
    .prepare('live_latest'),
);

const missedBy = hot((read) =>
  read
    .select({ ...columns, settled })
    .from(liveEvents)
    .where(and(eq(liveEvents.ownerId, sql.placeholder('owner')), unseen))
    .orderBy(asc(liveEvents.id))
    .limit(MOST + 1)
    .prepare('live_missed'),
);

const missedByAll = hot((read) =>
  read
    .select({ ...columns, settled })
    .from(liveEvents)
    .where(unseen)
    .orderBy(asc(liveEvents.id))
    .limit(10 * MOST + 1)
    .prepare('live_missed_by_all'),
);

type Row = { id: number; ownerId: string; kind: string; subject: string | null; settled: string };
type Missed = { ownerId: string; told: Told };

const asMissed = (row: Row): Missed => ({
  ownerId: row.ownerId,
  told: { kind: row.kind, id: row.subject, at: written(row) },
});

/** The position from which nothing is missed. */
export async function latestPosition(read: Db): Promise<Position> {
  const [row] = await latest(read).execute();
  return { id: Number(row?.id ?? 0), settled: Number(row?.settled ?? 0) };
}

/** A member's events since a position; undefined if there are too many. */
export async function missedSince(read: Db, ownerId: string, position: Position): Promise<Told[] | undefined> {
  const rows = await missedBy(read).execute({ owner: ownerId, ...position });
  return rows.length > MOST ? undefined : rows.map((row) => asMissed(row).told);
}

/** Everyone's events since a position; undefined if there are too many. */
export async function allSince(read: Db, position: Position): Promise<Missed[] | undefined> {
  const rows = await missedByAll(read).execute(position);
  return rows.length > 10 * MOST ? undefined : rows.map(asMissed);
}
