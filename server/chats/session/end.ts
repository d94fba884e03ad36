import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChatMessage } from '#contract/relationship-chats.ts';
import { ownRelationship } from '#server/chats/message/coach-context.ts';
import { openBody, openReply } from '#server/chats/message/rows.ts';
import { insertSaved } from '#server/chats/saved/save.ts';
import { type ThreadRow, threadMembers, threadMessages, threads } from '#server/chats/table.ts';
import { rulesOf, type Services } from '#server/chats/thread/kinds.ts';
import {
  holdOpened,
  joined,
  type Member,
  membersIn,
  notifySessions,
  notifyThread,
} from '#server/chats/thread/members.ts';
import { forgetPresence } from '#server/chats/thread/presence.ts';
import { deleteThread, isShared, moveMember } from '#server/chats/thread/rows.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import { connections } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

/** Leaves a shared thread for good. A session of two then ends for both. */
export async function leave(house: Services, memberId: string, id: string) {
  // Leaving is always possible, also without a plan.
  const visitor = { id: memberId, hasAccess: true };
  const { thread, open } = await house.db.transaction(async (tx) => {
    const { thread, members } = await holdOpened(house, tx, visitor, id);
    if (!isShared(thread.kind)) throw refuse('conflict', { reason: 'not_shared' }, 'Nobody else is in this chat.');
    await moveMember(house, tx, thread.id, memberId, 'left');
    await forgetPresence({ db: tx }, thread.id, memberId);
    if (thread.kind === 'shared_session')
      await tx.update(threads).set({ status: 'closed', updatedAt: house.now() }).where(eq(threads.id, thread.id));
    await rulesOf(thread.kind).onLeft?.(house, tx, thread, memberId);
    await notifyThread(house, tx, thread, members);
    await notifySessions(
      house,
      tx,
      members.map((member) => member.id),
    );
    return { thread, open: await openReply(tx, thread.id) };
  });
  if (thread.kind === 'shared_session' && open?.runId) await house.coach.runs.stop(thread.keyId, open.runId);
}

export const END_SHARED = 'chats.part';
const TAG = 'shared-chat';

const one = sql`1`;
const mine = alias(threadMembers, 'mine');
const theirs = alias(threadMembers, 'theirs');

/** Sessions of two who are no longer connected; neither can read them. */
export const isDisconnected = (db: Db) =>
  and(
    eq(threads.kind, 'shared_session'),
    not(
      exists(
        db
          .select({ one })
          .from(connections)
          .innerJoin(mine, and(eq(mine.threadId, threads.id), eq(mine.memberId, connections.ownerId)))
          .innerJoin(theirs, and(eq(theirs.threadId, threads.id), eq(theirs.memberId, connections.otherId)))
          .where(sql`${connections.createdAt} <= ${threads.createdAt}`),
      ),
    ),
  );

/** What one of the two wrote. Mallama's answers are left out, since they refer to the other's words. */
async function wordsOf(tx: Transaction, safe: Safe, thread: ThreadRow, me: Member): Promise<ChatMessage[]> {
  const isMine = and(eq(threadMessages.threadId, thread.id), eq(threadMessages.authorId, me.id));
  const rows = await tx
    .select()
    .from(threadMessages)
    .where(and(isMine, eq(threadMessages.isRemoved, false)))
    .orderBy(threadMessages.id);
  return rows.map((row) => ({
    role: 'user',
    content: openBody(safe, row).text,
    timestamp: row.createdAt.toISOString(),
    userName: me.firstName,
  }));
}

/** Saves one person's own side of a session among their saved chats, under their own key. */
async function keepOwnSide(house: Services, tx: Transaction, thread: ThreadRow, me: Member) {
  const about = me.relationshipId && (await ownRelationship(house, me.id, me.relationshipId));
  if (!about) return;
  const chatHistory = await wordsOf(tx, await house.vault.of(thread.keyId), thread, me);
  const [first] = chatHistory;
  if (!first) return;
  const kept = {
    title: `Shared chat with ${about.personName}`,
    originalIssue: first.content,
    chatHistory,
    aiInsights: `This shared chat has ended. Your own words are here. What ${about.personName} wrote and what Mallama answered are gone.`,
    keyTakeaways: [],
    actionItems: [],
    tags: [about.personName, TAG],
  };
  await insertSaved(house, tx, me.id, { relationshipId: about.id, status: 'active', kept });
}

/** Ends a session of two. Each keeps their own words, except someone who is leaving Mallama. */
export async function endShared(house: Services, tx: Transaction, thread: ThreadRow, leaving?: string) {
  const members = await membersIn(tx, await house.vault.of(thread.keyId), thread);
  for (const me of joined(members)) if (me.id !== leaving) await keepOwnSide(house, tx, thread, me);
  await deleteThread(house, tx, thread);
}

/** Ends sessions of two who were disconnected. They are locked, so that each ends once. */
export async function endSharedBetween(house: Services, me: string, other: string) {
  const inMine = house.db
    .select({ id: threadMembers.threadId })
    .from(threadMembers)
    .where(eq(threadMembers.memberId, me));
  const inOther = house.db
    .select({ id: threadMembers.threadId })
    .from(threadMembers)
    .where(eq(threadMembers.memberId, other));
  const isTheirs = and(inArray(threads.id, inMine), inArray(threads.id, inOther), isDisconnected(house.db));
  for (const { id } of await house.db.select({ id: threads.id }).from(threads).where(isTheirs))
    await endSharedById(house, id);
}

export const endSharedById = (house: Services, id: string) =>
  house.db.transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.id, id)).for('update');
    if (thread) await endShared(house, tx, thread);
  });
