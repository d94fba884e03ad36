import { and, desc, eq, lt } from 'drizzle-orm';
import type { Crafting } from '#contract/crafting.ts';
import { craftings as c } from '#server/crafting/table.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import type { Safe } from '#server/vault/vault.ts';

type Row = typeof c.$inferSelect;
/** What of a crafted message is sealed. */
export type Words = Omit<Crafting, 'id' | 'createdAt' | 'updatedAt'>;

const TABLE = 'craftings';

export const sealWords = (safe: Safe, id: string, words: Words) => safe.seal(TABLE, id, words);

export const openCrafting = (safe: Safe, row: Row): Crafting => ({
  id: row.id,
  ...safe.open<Words>(TABLE, row.id, row.sealed),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const isOwn = (ownerId: string, id: string) => and(eq(c.ownerId, ownerId), eq(c.id, idIn(id)));

/** Somebody's rows, the newest first. */
export const rowsOf = (from: Db | Transaction, ownerId: string, before: string | undefined, limit: number) =>
  from
    .select()
    .from(c)
    .where(and(eq(c.ownerId, ownerId), before === undefined ? undefined : lt(c.id, idIn(before))))
    .orderBy(desc(c.id))
    .limit(limit);
