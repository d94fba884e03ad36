import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Live } from '#server/live/live.ts';
import { notifyOwner } from '#server/relationships/notify-owner.ts';
import { connections } from '#server/relationships/table.ts';

/** Serializes what two people do to their connection. */
export async function holdPair(tx: Transaction, one: string, other: string) {
  const pair = [one, other].sort().join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}

/** Ends both sides of a connection. The other side sees only that it is over. */
export async function endConnection(
  { live, jobs }: { live: Live; jobs?: Jobs },
  tx: Transaction,
  relationshipId: string,
) {
  const isMine = eq(connections.relationshipId, relationshipId);
  const [known] = await tx.select().from(connections).where(isMine);
  if (!known) return undefined;
  await holdPair(tx, known.ownerId, known.otherId);
  const [mine] = await tx.delete(connections).where(isMine).returning();
  if (!mine) return undefined;
  const isTheirs = and(eq(connections.ownerId, mine.otherId), eq(connections.otherId, mine.ownerId));
  const [theirs] = await tx.delete(connections).where(isTheirs).returning();
  if (theirs) await notifyOwner(live, theirs.ownerId, theirs.relationshipId, tx);
  // Shared chats end with it, and their open streams are closed.
  for (const id of [mine.ownerId, mine.otherId]) await live.notify(id, { kind: 'chats.sessions' }, tx);
  // A job keeps each one's own words. When an account is erased, the erasure does that in the same transaction.
  await jobs?.add('chats.part', { one: mine.ownerId, other: mine.otherId }, { tx });
  return mine;
}
