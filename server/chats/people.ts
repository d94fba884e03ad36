import { asc, eq } from 'drizzle-orm';
import { threadMembers } from '#server/chats/table.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

export type MemberRow = typeof threadMembers.$inferSelect;
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

/** Everybody who is or was in it, in the order in which they came. */
export async function membersIn(
  from: Db | Transaction,
  safe: Safe,
  thread: Pick<ThreadRow, 'id' | 'ownerId'>,
): Promise<Member[]> {
  const rows = await from
    .select()
    .from(threadMembers)
    .where(eq(threadMembers.threadId, thread.id))
    .orderBy(asc(threadMembers.createdAt), asc(threadMembers.memberId))
    .prepare('chat_members')
    .execute();
  return rows.map((row) => presentMember(safe, thread, row));
}

export const joined = (members: readonly Member[]) => members.filter(({ state }) => state === 'joined');
