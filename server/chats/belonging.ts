import { and, eq, exists, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TEMPORARY_HOURS } from '#contract/threads.ts';
import type { MemberRow } from '#server/chats/people.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { connections, relationships } from '#server/relationships/table.ts';

type Place = Db | Transaction;
export type Belonging = { thread: ThreadRow; member: MemberRow };
/** Who wants to read or write. */
export type Visitor = Pick<Caller, 'id' | 'hasAccess'>;

const HOUR = 60 * 60 * 1000;
const others = alias(threadMembers, 'others');

/** The connection that a shared session lives on: one that was ended and made anew does not bring it back. */
const isConnected = (from: Place, memberId: string) =>
  exists(
    from
      .select({ one: sql`1` })
      .from(connections)
      .innerJoin(others, and(eq(others.memberId, connections.otherId), eq(others.threadId, threads.id)))
      .where(and(eq(connections.ownerId, memberId), lte(connections.createdAt, threads.createdAt))),
  );

/** A relationship that was deleted takes its chats out of sight at once. */
const isAboutSomebody = (from: Place) =>
  exists(
    from
      .select({ one: sql`1` })
      .from(relationships)
      .where(and(eq(relationships.id, threads.relationshipId), isNull(relationships.deletedAt))),
  );

/** Threads that are there for that member, apart from whether they are in them. */
export const isThere = (from: Place, memberId: string, now: Date) =>
  and(
    or(ne(threads.kind, 'shared_session'), isConnected(from, memberId)),
    or(ne(threads.kind, 'relationship'), isNull(threads.relationshipId), isAboutSomebody(from)),
    or(eq(threads.isTemporary, false), sql`${threads.updatedAt} > ${new Date(now.getTime() - TEMPORARY_HOURS * HOUR)}`),
  );

/** Whether they are in it now: not only invited, and not gone. */
export const isIn = (memberId: string) => and(eq(threadMembers.memberId, memberId), eq(threadMembers.state, 'joined'));

const query = (from: Place, memberId: string, id: string, now: Date) =>
  from
    .select({ thread: threads, member: threadMembers })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(and(eq(threads.id, id), isIn(memberId), isThere(from, memberId, now)));

function admitted(it: Belonging | undefined, visitor: Visitor): Belonging {
  if (!it) throw refuse('not_found');
  // A guest needs no plan; whoever began it does.
  if (it.thread.ownerId === visitor.id && !visitor.hasAccess) throw refuse('membership_required');
  return it;
}

/** The thread, for somebody who is in it; to everybody else it is as absent. */
export async function belonging(from: Place, visitor: Visitor, id: string, now: Date): Promise<Belonging> {
  const [it] = await query(from, visitor.id, idIn(id), now).prepare('chat_belonging').execute();
  return admitted(it, visitor);
}

/** The same, held until the transaction ends: what is said in a thread is said one after the other. */
export async function holdThread(tx: Transaction, visitor: Visitor, id: string, now: Date): Promise<Belonging> {
  const [it] = await query(tx, visitor.id, idIn(id), now).for('update', { of: threads }).prepare('chat_held').execute();
  admitted(it, visitor);
  // Whoever had to wait for it looks anew: meanwhile they may have left, or been disconnected.
  return belonging(tx, visitor, id, now);
}

/** Whether they are still in it. */
export async function isStillIn(from: Place, memberId: string, id: string, now: Date): Promise<boolean> {
  return (await query(from, memberId, id, now)).length > 0;
}
