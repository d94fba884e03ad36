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

/** Someone in a thread, with the name the others see. */
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

/** Undefined for someone who gave no name. */
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

/** Present and former members, in the order in which they came. */
export async function membersIn(
  from: DbOrTransaction,
  safe: Safe,
  thread: Pick<ThreadRow, 'id' | 'ownerId'>,
): Promise<Member[]> {
  return (await membersOf(from, thread.id)).map((row) => presentMember(safe, thread, row));
}

type Standing = Pick<Member, 'id' | 'state'>;
export const joined = <One extends Standing>(members: readonly One[]) =>
  members.filter(({ state }) => state === 'joined');

export type ThreadAccess = { thread: ThreadRow; member: MemberRow };
/** The caller, as far as access to a thread needs it. */
export type Visitor = Pick<Caller, 'id' | 'hasAccess'>;

const HOUR = 60 * 60 * 1000;
const others = alias(threadMembers, 'others');

/**
 * Whether the connection that a shared session belongs to is active. A new connection between the same two does not
 * reopen it.
 */
const isConnected = (from: DbOrTransaction, memberId: string) =>
  exists(
    from
      .select({ one: sql`1` })
      .from(connections)
      .innerJoin(others, and(eq(others.memberId, connections.otherId), eq(others.threadId, threads.id)))
      .where(and(eq(connections.ownerId, memberId), lte(connections.createdAt, threads.createdAt))),
  );

/** Deleting a relationship hides its chats at once. */
const isAboutSomebody = (from: DbOrTransaction) =>
  exists(
    from
      .select({ one: sql`1` })
      .from(relationships)
      .where(and(eq(relationships.id, threads.relationshipId), isNull(relationships.deletedAt))),
  );

/** Threads that are visible to this member, apart from their membership. */
export const isThere = (from: DbOrTransaction, memberId: string, now: Date) =>
  and(
    or(ne(threads.kind, 'shared_session'), isConnected(from, memberId)),
    or(ne(threads.kind, 'relationship'), isNull(threads.relationshipId), isAboutSomebody(from)),
    or(eq(threads.isTemporary, false), sql`${threads.updatedAt} > ${new Date(now.getTime() - TEMPORARY_HOURS * HOUR)}`),
  );

/** In the thread now: not only invited, and not gone. */
export const isIn = (memberId: string) => and(eq(threadMembers.memberId, memberId), eq(threadMembers.state, 'joined'));

const query = (from: DbOrTransaction, memberId: string, id: string, now: Date) =>
  from
    .select({ thread: threads, member: threadMembers })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(and(eq(threads.id, id), isIn(memberId), isThere(from, memberId, now)));

export function admitted<It extends ThreadAccess>(it: It | undefined, visitor: Visitor): It {
  if (!it) throw refuse('not_found');
  // Guests need no plan; the thread's owner does.
  if (it.thread.ownerId === visitor.id && !visitor.hasAccess) throw refuse('membership_required');
  return it;
}

/** The thread, for a member of it; otherwise it does not exist. */
export async function requireMember(
  from: DbOrTransaction,
  visitor: Visitor,
  id: string,
  now: Date,
): Promise<ThreadAccess> {
  return admitted(await accessOf(from, visitor.id, id, now), visitor);
}

/** Membership in a thread, whatever else the member may do; undefined where the thread is hidden from them. */
async function accessOf(from: DbOrTransaction, memberId: string, id: string, now: Date) {
  const [it] = await query(from, memberId, idIn(id), now).prepare('chat_belonging').execute();
  return it;
}

/** A member's place in a thread and the other members, in one query; `admitted` says whether they may see it. */
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

/** The same, locked until the transaction ends, so that messages are serialized. */
export async function holdThread(tx: Transaction, visitor: Visitor, id: string, now: Date): Promise<ThreadAccess> {
  const [it] = await query(tx, visitor.id, idIn(id), now).for('update', { of: threads }).prepare('chat_held').execute();
  admitted(it, visitor);
  // Checked again after waiting for the lock: they may have left or been disconnected meanwhile.
  return requireMember(tx, visitor, id, now);
}

export async function isStillIn(from: DbOrTransaction, memberId: string, id: string, now: Date): Promise<boolean> {
  return (await query(from, memberId, id, now)).length > 0;
}

/** A locked thread with its members and its open vault. */
export type Held = { thread: ThreadRow; members: readonly Member[]; safe: Safe };

/** The thread with its members, locked until the transaction ends. */
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

/** All pages of all members read the thread again. */
export async function notifyThread(
  { live }: { live: Live },
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'kind'>,
  members: readonly Standing[],
) {
  const isListed = thread.kind === 'solo_session' || thread.kind === 'group_mediation';
  for (const { id } of joined(members)) {
    await live.notify(id, { kind: 'chats.thread', id: thread.id }, tx);
    if (isListed) await live.notify(id, { kind: 'conversations.list', id: thread.id }, tx);
  }
}

/** Their invitations and shared chats have changed: open streams check access again. */
export async function notifySessions({ live }: { live: Live }, tx: Transaction, memberIds: readonly string[]) {
  for (const id of memberIds) await live.notify(id, { kind: 'chats.sessions' }, tx);
}
