import { and, desc, eq, lt } from 'drizzle-orm';
import type { TextAnalysis } from '#contract/text-analysis.ts';
import type { Db } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import { textAnalyses as a } from '#server/text-analysis/table.ts';
import type { Safe } from '#server/vault/vault.ts';

type Row = typeof a.$inferSelect;
/** What of an analysis is sealed. */
export type Words = Omit<TextAnalysis, 'id' | 'relationshipId' | 'createdAt'>;

const TABLE = 'text_analyses';

export const sealWords = (safe: Safe, id: string, words: Words) => safe.seal(TABLE, id, words);

export const openRow = (safe: Safe, row: Row): TextAnalysis => ({
  ...safe.open<Words>(TABLE, row.id, row.sealed),
  ...{ id: row.id, relationshipId: row.relationshipId },
  createdAt: row.createdAt.toISOString(),
});

export const isOwn = (ownerId: string, id: string) => and(eq(a.ownerId, ownerId), eq(a.id, idIn(id)));

/** Somebody's rows, the newest first. */
export const rowsOf = (db: Db, ownerId: string, before: string | undefined, limit: number) =>
  db
    .select()
    .from(a)
    .where(and(eq(a.ownerId, ownerId), before === undefined ? undefined : lt(a.id, idIn(before))))
    .orderBy(desc(a.id))
    .limit(limit);
