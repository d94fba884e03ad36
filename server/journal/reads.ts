import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { type Entry, LOOKED_BACK } from '#contract/journal.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { type OpenEntry, openEntry } from '#server/journal/entry.ts';
import { withPatterns } from '#server/journal/pattern.ts';
import { journalEntries as j } from '#server/journal/table.ts';

type Deps = { db: Context['db'] | Transaction; vault: Context['vault'] };
export type Range = { before?: string | undefined; from?: string | null | undefined; to?: string | null | undefined };

export const isOwn = (ownerId: string) => and(eq(j.ownerId, ownerId), isNull(j.deletedAt));

/** The rows after a cursor, in the order of the list. */
const after = (ownerId: string, before: string | undefined) =>
  before === undefined
    ? undefined
    : sql`(${j.day}, ${j.id}) < (select b.day, b.id from ${j} b where b.id = ${idIn(before)} and b.owner_id = ${ownerId})`;

/** A member's rows, newest day first. */
export const rowsOf = ({ db }: Pick<Deps, 'db'>, ownerId: string, { before, from, to }: Range, limit: number) =>
  db
    .select()
    .from(j)
    .where(
      and(isOwn(ownerId), after(ownerId, before), from ? gte(j.day, from) : undefined, to ? lte(j.day, to) : undefined),
    )
    .orderBy(desc(j.day), desc(j.id))
    .limit(limit);

export async function readPage(context: Deps, ownerId: string, page: Range & { limit: number }) {
  const [rows, safe] = await Promise.all([
    rowsOf(context, ownerId, page, page.limit + LOOKED_BACK),
    context.vault.of(ownerId),
  ]);
  const all = rows.map((row) => openEntry(safe, row));
  return withPatterns(all.slice(0, page.limit), all.slice(page.limit));
}

/** An entry with what recurs in it. Without tags nothing can, so no further rows are read. */
export async function besideEarlier(context: Deps, ownerId: string, entry: OpenEntry): Promise<Entry> {
  if (entry.tags.length === 0) return { ...entry, aiInsights: null };
  const earlier = await rowsOf(context, ownerId, { before: entry.id }, LOOKED_BACK - 1);
  const safe = await context.vault.of(ownerId);
  const [shown] = withPatterns(
    [entry],
    earlier.map((one) => openEntry(safe, one)),
  );
  return found(shown);
}

export async function readOne(context: Deps, ownerId: string, id: string) {
  const [row] = await context.db
    .select()
    .from(j)
    .where(and(isOwn(ownerId), eq(j.id, idIn(id))));
  return besideEarlier(context, ownerId, openEntry(await context.vault.of(ownerId), found(row)));
}
