import { and, desc, eq, lt } from 'drizzle-orm';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import type { Db } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import { relationshipAnalyses as a } from '#server/relationship-analysis/table.ts';
import type { Safe } from '#server/vault/vault.ts';

type Row = typeof a.$inferSelect;
/** What of an analysis is sealed. */
export type Words = Omit<RelationshipAnalysis, 'id' | 'relationshipId' | 'createdAt'>;

const TABLE = 'relationship_analyses';

export const sealWords = (safe: Safe, id: string, words: Words) => safe.seal(TABLE, id, words);

export const openRow = (safe: Safe, row: Row): RelationshipAnalysis => ({
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
