import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Live } from '#server/live/live.ts';
import { connections } from '#server/relationships/table.ts';
import { tellOwner } from '#server/relationships/tell.ts';

/** What two people do to their connection at the same moment happens one after the other. */
export async function holdPair(tx: Transaction, one: string, other: string) {
  const pair = [one, other].sort().join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}

/** Ends both sides of a connection; the other side sees that it is over, and no more. */
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
  if (theirs) await tellOwner(live, theirs.ownerId, theirs.relationshipId, tx);
  // What the two share in chats is over with it, and whoever follows it is sent away.
  for (const id of [mine.ownerId, mine.otherId]) await live.tell(id, { kind: 'chats.sessions' }, tx);
  // Each keeps their own words; whoever erases their account sees to that in the same breath, and has no job left behind.
  await jobs?.add('chats.part', { one: mine.ownerId, other: mine.otherId }, { tx });
  return mine;
}
