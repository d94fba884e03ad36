import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { UNDO_SECONDS } from '#contract/relationship-undo.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { endConnection } from '#server/relationships/connect/disconnect.ts';
import { notifyOwner } from '#server/relationships/notify-owner.ts';
import { relationships } from '#server/relationships/table.ts';

type Deps = Pick<Context, 'db' | 'now' | 'live' | 'jobs'>;

/** Restores a relationship that was just deleted. */
export async function restoreRelationship({ db, live }: Omit<Deps, 'jobs' | 'now'>, ownerId: string, id: string) {
  await db.transaction(async (tx) => {
    const isTheirs = and(eq(relationships.ownerId, ownerId), eq(relationships.id, idIn(id)));
    const back = await tx
      .update(relationships)
      .set({ deletedAt: null })
      .where(and(isTheirs, isNotNull(relationships.deletedAt)))
      .returning({ id: relationships.id });
    found(back[0]);
    await notifyOwner(live, ownerId, id, tx);
  });
}

/**
 * Deletes everything about it. It may have been restored and deleted again meanwhile, and then waits for its new time.
 */
export async function purgeRelationship({ db, now, live, jobs }: Deps, id: string) {
  await db.transaction(async (tx) => {
    const isDue = lte(relationships.deletedAt, new Date(now().getTime() - UNDO_SECONDS * 1000));
    const [row] = await tx
      .select({ ownerId: relationships.ownerId })
      .from(relationships)
      .where(and(eq(relationships.id, id), isDue))
      .for('update');
    if (!row) return;
    await endConnection({ live, jobs }, tx, id);
    await tx.delete(relationships).where(eq(relationships.id, id));
    // A job, because the chats import relationships and not the other way round.
    await jobs.add('chats.forget', { id }, { tx });
  });
}
