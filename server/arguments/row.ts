import { and, desc, eq, lt } from 'drizzle-orm';
import type { Argument } from '#contract/arguments.ts';
import { argumentRows as a } from '#server/arguments/table.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import type { Safe } from '#server/vault/vault.ts';

export type Row = typeof a.$inferSelect;
/** What of an argument is sealed. */
export type Words = Omit<Argument, 'id' | 'status' | 'hasChat' | 'createdAt' | 'updatedAt'>;

const TABLE = 'arguments';

export const sealWords = (safe: Safe, id: string, words: Words) => safe.seal(TABLE, id, words);

export const openArgument = (safe: Safe, row: Row, hasChat = false): Argument => ({
  ...safe.open<Words>(TABLE, row.id, row.sealed),
  ...{ id: row.id, status: row.status, hasChat },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const isOwn = (ownerId: string, id: string) => and(eq(a.ownerId, ownerId), eq(a.id, idIn(id)));

/** Somebody's rows, the newest first. */
export const rowsOf = (from: Db | Transaction, ownerId: string, before: string | undefined, limit: number) =>
  from
    .select()
    .from(a)
    .where(and(eq(a.ownerId, ownerId), before === undefined ? undefined : lt(a.id, idIn(before))))
    .orderBy(desc(a.id))
    .limit(limit);
