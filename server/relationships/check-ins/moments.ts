import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Moment } from '#contract/relationship-check-ins.ts';
import { COUNTED, type Source } from '#contract/relationship-scores.ts';
import type { DbOrTransaction } from '#server/database/open.ts';
import { relationshipMoments as moments } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type MomentRow = typeof moments.$inferSelect;

const TABLE = 'relationship_moments';

export const sealNote = (safe: Safe, id: string, note: string | null | undefined) =>
  note ? safe.seal(TABLE, id, note) : null;

function ratingsIn({ trustSafety, communicationClarity, growth, joyFulfillment }: MomentRow) {
  if (trustSafety === null || communicationClarity === null || growth === null || joyFulfillment === null) return null;
  return { trustSafety, communicationClarity, growth, joyFulfillment };
}

export const presentMoment = (safe: Safe, row: MomentRow): Moment => ({
  id: row.id,
  relationshipId: row.relationshipId,
  kind: row.kind,
  at: row.at.toISOString(),
  ratings: ratingsIn(row),
  note: row.sealed ? safe.open<string>(TABLE, row.id, row.sealed) : null,
});

export function sourceOf(row: MomentRow): Source {
  const { at, kind } = row;
  const ratings = ratingsIn(row);
  if (kind !== 'check_in') return { at, kind, ratings: null };
  if (!ratings) throw new Error('A check-in has no ratings.');
  return { at, kind, ratings };
}

/** The newest moments of a relationship: `times` as many as the scores count. */
export async function newestMoments(db: DbOrTransaction, ownerId: string, relationshipId: string, times = 1) {
  const newest = (kinds: MomentRow['kind'][], most: number) =>
    db
      .select()
      .from(moments)
      .where(
        and(eq(moments.ownerId, ownerId), eq(moments.relationshipId, relationshipId), inArray(moments.kind, kinds)),
      )
      .orderBy(desc(moments.at), desc(moments.id))
      .limit(most * times);
  const checkIns = await newest(['check_in'], COUNTED.checkIns);
  return [...checkIns, ...(await newest(['good_moment', 'conflict'], COUNTED.events))];
}
