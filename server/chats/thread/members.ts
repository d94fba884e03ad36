import { and, asc, eq, exists, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TEMPORARY_HOURS } from '#contract/threads.ts';
import { type MemberRow, type ThreadRow, threadMembers, threads } from '#server/chats/table.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { Live } from '#server/live/live.ts';
import { refuse } from '#server/refusal.ts';
import { connections, relationships } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** Somebody in a thread, with the name that the others see. */
export type Member = {
  id: string;
  firstName: string;
  state: MemberRow['state'];
  isOwner: boolean;
  /** Their own relationship that the thread is about. */
  relationshipId: string | null;
};

const TABLE = 'thread_members';
export const NAMELESS = 'Someone';

export const firstNameOf = (name: string | null): string => name?.trim().split(/\s+/)[0] || NAMELESS;

/** Whoever gave no name is called by none. */
export const calledIn = (member: Member | undefined): string | null =>
  member && member.firstName !== NAMELESS ? member.firstName : null;

const place = (threadId: string, memberId: string) => `${threadId}:${memberId}`;
export const sealName = (safe: Safe, threadId: string, memberId: string, firstName: string) =>
  safe.seal(TABLE, place(threadId, memberId), firstName);

const presentMember = (safe: Safe, thread: Pick<ThreadRow, 'ownerId'>, row: MemberRow): Member => ({
  id: row.memberId,
  firstName: safe.open<string>(TABLE, place(row.threadId, row.memberId), row.sealed),
  state: row.state,
  isOwner: row.memberId === thread.ownerId,
  relationshipId: row.relationshipId,
});

const membersOf = (from: DbOrTransaction, threadId: string): Promise<MemberRow[]> =>
  from
    .select()
    .from(threadMembers)
    .where(eq(threadMembers.threadId, threadId))
    .orderBy(asc(threadMembers.createdAt), asc(threadMembers.memberId))
    .prepare('chat_members')
    .execute();

/** Everybody who is or was in it, in the order in which they came. */
export async function membersIn(
  from: DbOrTransaction,
  safe: Safe,
  thread: Pick<ThreadRow, 'id' | 'ownerId'>,
): Promise<Member[]> {
  return (await membersOf(from, thread.id)).map((row) => presentMember(safe, thread, row));
}

export const joined = (members: readonly Member[]) => members.filter(({ state }) => state === 'joined');

export type ThreadAccess = { thread: ThreadRow; member: MemberRow };
/** Who wants to read or write. */
export type Visitor = Pick<Caller, 'id' | 'hasAccess'>;

const HOUR = 60 * 60 * 1000;
const others = alias(threadMembers, 'others');

/** The connection that a shared session lives on: one that was ended and made anew does not bring it back. */
const isConnected = (from: DbOrTransaction, memberId: string) =>
  exists(
    from
      .select({ one: sql`1` })
      .from(connections)
      .innerJoin(others, and(eq(others.memberId, connections.otherId), eq(others.threadId, threads.id)))
      .where(and(eq(connections.ownerId, memberId), lte(connections.createdAt, threads.createdAt))),
  );

/** A relationship that was deleted takes its chats out of sight at once. */
const isAboutSomebody = (from: DbOrTransaction) =>
  exists(
    from
      .select({ one: sql`1` })
      .from(relationships)
      .where(and(eq(relationships.id, threads.relationshipId), isNull(relationships.deletedAt))),
  );

/** Threads that are there for that member, apart from whether they are in them. */
export const isThere = (from: DbOrTransaction, memberId: string, now: Date) =>
  and(
    or(ne(threads.kind, 'shared_session'), isConnected(from, memberId)),
    or(ne(threads.kind, 'relationship'), isNull(threads.relationshipId), isAboutSomebody(from)),
    or(eq(threads.isTemporary, false), sql`${threads.updatedAt} > ${new Date(now.getTime() - TEMPORARY_HOURS * HOUR)}`),
  );

/** Whether they are in it now: not only invited, and not gone. */
export const isIn = (memberId: string) => and(eq(threadMembers.memberId, memberId), eq(threadMembers.state, 'joined'));

const query = (from: DbOrTransaction, memberId: string, id: string, now: Date) =>
  from
    .select({ thread: threads, member: threadMembers })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(and(eq(threads.id, id), isIn(memberId), isThere(from, memberId, now)));

export function admitted<It extends ThreadAccess>(it: It | undefined, visitor: Visitor): It {
  if (!it) throw refuse('not_found');
  // A guest needs no plan; whoever began it does.
  if (it.thread.ownerId === visitor.id && !visitor.hasAccess) throw refuse('membership_required');
  return it;
}

/** The thread, for somebody who is in it; to everybody else it is as absent. */
export async function requireMember(
  from: DbOrTransaction,
  visitor: Visitor,
  id: string,
  now: Date,
): Promise<ThreadAccess> {
  return admitted(await accessOf(from, visitor.id, id, now), visitor);
}

/** Whether a member is in it, whatever else they may; undefined where it is as absent to them. */
async function accessOf(from: DbOrTransaction, memberId: string, id: string, now: Date) {
  const [it] = await query(from, memberId, idIn(id), now).prepare('chat_belonging').execute();
  return it;
}

/** Somebody's place in a thread and who else is in it, read at once; `admitted` says whether they may see it. */
export async function lookIn(
  { read, vault, now }: Pick<House, 'read' | 'vault' | 'now'>,
  memberId: string,
  id: string,
) {
  const [it, rows] = await Promise.all([accessOf(read, memberId, id, now()), membersOf(read, idIn(id))]);
  if (!it) return undefined;
  const safe = await vault.of(it.thread.keyId);
  return { ...it, safe, members: rows.map((row) => presentMember(safe, it.thread, row)) };
}

/** The same, held until the transaction ends: what is said in a thread is said one after the other. */
export async function holdThread(tx: Transaction, visitor: Visitor, id: string, now: Date): Promise<ThreadAccess> {
  const [it] = await query(tx, visitor.id, idIn(id), now).for('update', { of: threads }).prepare('chat_held').execute();
  admitted(it, visitor);
  // Whoever had to wait for it looks anew: meanwhile they may have left, or been disconnected.
  return requireMember(tx, visitor, id, now);
}

/** Whether they are still in it. */
export async function isStillIn(from: DbOrTransaction, memberId: string, id: string, now: Date): Promise<boolean> {
  return (await query(from, memberId, id, now)).length > 0;
}

/** A thread that the transaction holds, opened. */
export type Held = { thread: ThreadRow; members: readonly Member[]; safe: Safe };

/** The thread with everybody in it, held until the transaction ends. */
export async function holdOpened(
  house: Pick<House, 'vault' | 'now'>,
  tx: Transaction,
  visitor: Visitor,
  id: string,
): Promise<Held> {
  const { thread } = await holdThread(tx, visitor, id, house.now());
  const safe = await house.vault.of(thread.keyId);
  return { thread, safe, members: await membersIn(tx, safe, thread) };
}

/** Everybody who is in it reads it again, on all their pages. */
export async function notifyThread(
  { live }: { live: Live },
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'kind'>,
  members: readonly Member[],
) {
  const isListed = thread.kind === 'solo_session' || thread.kind === 'group_mediation';
  for (const { id } of joined(members)) {
    await live.tell(id, { kind: 'chats.thread', id: thread.id }, tx);
    if (isListed) await live.tell(id, { kind: 'conversations.list', id: thread.id }, tx);
  }
}

/** Invitations and shared chats of theirs have changed; whoever follows one looks whether they may still. */
export async function notifySessions({ live }: { live: Live }, tx: Transaction, memberIds: readonly string[]) {
  for (const id of memberIds) await live.tell(id, { kind: 'chats.sessions' }, tx);
}
