import { eq } from 'drizzle-orm';
import { itemsOf, MOST_ITEMS, textOf } from '#contract/relationship-lists.ts';
import { UNDO_SECONDS } from '#contract/relationship-undo.ts';
import type { NewRelationship, RelationshipChange } from '#contract/relationships.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { assessWritten, keepWritten } from '#server/relationships/connect/connecting.ts';
import { notifyOwner } from '#server/relationships/notify-owner.ts';
import { followGoals } from '#server/relationships/plan/goals.ts';
import { sealGuard } from '#server/relationships/record/guard.ts';
import { withHeld } from '#server/relationships/record/held.ts';
import { idBeside, idsOf } from '#server/relationships/record/hue.ts';
import { readOwn } from '#server/relationships/record/reads.ts';
import { sealWords } from '#server/relationships/record/record.ts';
import { newlySaid } from '#server/relationships/record/said.ts';
import { changedWords, wordsOf } from '#server/relationships/record/written.ts';
import { relationships } from '#server/relationships/table.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { showCard } from '#server/safety/counts.ts';
import { policyOf } from '#server/safety/policy.ts';

type Deps = Pick<Context, 'db' | 'vault' | 'now' | 'live' | 'log'>;
type Mine = Deps & Pick<Context, 'jobs' | 'read'> & { user: Pick<Caller, 'id'> };

export const PURGE = 'relationships.purge';
/** Extra seconds for an Undo that is on its way. */
const ON_THE_WAY = 5;

/** Inserts a relationship in the caller's transaction. */
export async function insertRelationship(
  { vault, now, live }: Pick<Deps, 'vault' | 'now' | 'live'>,
  tx: Transaction,
  ownerId: string,
  input: NewRelationship,
  assessment: Assessment,
): Promise<string> {
  const safe = await vault.of(ownerId);
  const at = now();
  const id = idBeside(await idsOf(tx, ownerId), () => newId(at));
  const words = wordsOf(input);
  const [row] = await tx
    .insert(relationships)
    .values({
      id,
      ownerId,
      type: input.relationshipType,
      sealedGuard: sealGuard(safe, id, !policyOf(assessment).connect),
      createdAt: at,
      updatedAt: at,
      sealed: sealWords(safe, id, words),
    })
    .returning();
  if (row) await followGoals({ tx, safe, now: at }, row, '', words.relationshipGoals);
  await notifyOwner(live, ownerId, id, tx);
  return id;
}

export async function addRelationship(deps: Deps, ownerId: string, input: NewRelationship) {
  const assessment = await assessWritten(newlySaid(input));
  const id = await deps.db.transaction((tx) => insertRelationship(deps, tx, ownerId, input, assessment));
  return { id, ...(await showCard(deps, assessment)) };
}

export async function changeRelationship(context: Mine, input: RelationshipChange) {
  const known = await readOwn(context, context.user.id, input.id);
  return keepWritten(context, input.id, newlySaid(input, known), async ({ tx, safe, row, words: before, now }) => {
    const type = input.relationshipType ?? row.type;
    const words = changedWords(before, type, input);
    const isArchived = input.isArchived ?? row.archivedAt !== null;
    const archivedAt = isArchived ? (row.archivedAt ?? now) : null;
    await tx
      .update(relationships)
      .set({ type, archivedAt, updatedAt: now, sealed: sealWords(safe, row.id, words) })
      .where(eq(relationships.id, row.id));
    await followGoals({ tx, safe, now }, row, before.relationshipGoals, words.relationshipGoals);
    return {};
  });
}

/** Adds a line to the triggers, if there is room and it is not there yet. */
export const addTrigger = (context: Mine, id: string, phrase: string) =>
  keepWritten(context, id, [phrase], async ({ tx, safe, row, words, now }) => {
    const there = itemsOf(words.triggers ?? '');
    if (there.includes(phrase) || there.length >= MOST_ITEMS) return {};
    const sealed = sealWords(safe, row.id, { ...words, triggers: textOf([...there, phrase]) });
    await tx.update(relationships).set({ updatedAt: now, sealed }).where(eq(relationships.id, row.id));
    return {};
  });

/** Hides it at once, and deletes it when it can no longer be restored. */
export async function removeRelationship(context: Mine, id: string) {
  await withHeld(context, id, async ({ tx, row, now: deletedAt }) => {
    await tx.update(relationships).set({ deletedAt }).where(eq(relationships.id, row.id));
    const runAt = new Date(deletedAt.getTime() + (UNDO_SECONDS + ON_THE_WAY) * 1000);
    await context.jobs.add(PURGE, { id: row.id }, { runAt, tx });
  });
}
