import { eq } from 'drizzle-orm';
import { type NewRelationship, type RelationshipChange, UNDO_SECONDS } from '#contract/relationships.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { followGoals } from '#server/relationships/goals.ts';
import { withHeld } from '#server/relationships/held.ts';
import { sealWords } from '#server/relationships/record.ts';
import { relationships } from '#server/relationships/table.ts';
import { tellOwner } from '#server/relationships/tell.ts';
import { changedWords, wordsOf } from '#server/relationships/words.ts';

type Ground = Pick<Context, 'db' | 'vault' | 'now' | 'live'>;
type Mine = Ground & Pick<Context, 'jobs'> & { user: Pick<Caller, 'id'> };

export const PURGE = 'relationships.purge';
/** A click on Undo in the last moment still has to get here. */
const ON_THE_WAY = 5;

/** Puts a new relationship in the house, within a transaction of somebody's. */
export async function insertRelationship(
  { vault, now, live }: Pick<Ground, 'vault' | 'now' | 'live'>,
  tx: Transaction,
  ownerId: string,
  input: NewRelationship,
): Promise<string> {
  const safe = await vault.of(ownerId);
  const at = now();
  const id = newId(at);
  const words = wordsOf(input);
  const [row] = await tx
    .insert(relationships)
    .values({
      id,
      ownerId,
      type: input.relationshipType,
      createdAt: at,
      updatedAt: at,
      sealed: sealWords(safe, id, words),
    })
    .returning();
  if (row) await followGoals({ tx, safe, now: at }, row, '', words.relationshipGoals);
  await tellOwner(live, ownerId, id, tx);
  return id;
}

export const addRelationship = (ground: Ground, ownerId: string, input: NewRelationship) =>
  ground.db.transaction((tx) => insertRelationship(ground, tx, ownerId, input));

export async function changeRelationship(context: Mine, input: RelationshipChange) {
  await withHeld(context, input.id, async ({ tx, safe, row, words: before, now }) => {
    const type = input.relationshipType ?? row.type;
    const words = changedWords(before, type, input);
    const isArchived = input.isArchived ?? row.archivedAt !== null;
    const archivedAt = isArchived ? (row.archivedAt ?? now) : null;
    await tx
      .update(relationships)
      .set({ type, archivedAt, updatedAt: now, sealed: sealWords(safe, row.id, words) })
      .where(eq(relationships.id, row.id));
    await followGoals({ tx, safe, now }, row, before.relationshipGoals, words.relationshipGoals);
  });
}

/** Nobody sees it any more at once; it goes for good when it can no longer be brought back. */
export async function removeRelationship(context: Mine, id: string) {
  await withHeld(context, id, async ({ tx, row, now: deletedAt }) => {
    await tx.update(relationships).set({ deletedAt }).where(eq(relationships.id, row.id));
    const runAt = new Date(deletedAt.getTime() + (UNDO_SECONDS + ON_THE_WAY) * 1000);
    await context.jobs.add(PURGE, { id: row.id }, { runAt, tx });
  });
}
