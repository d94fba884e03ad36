import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { openBody } from '#server/chats/message/rows.ts';
import { openKept, presentSaved } from '#server/chats/saved/rows.ts';
import {
  type MessageRow,
  savedChats,
  type ThreadRow,
  threadMembers,
  threadMessages,
  threads,
} from '#server/chats/table.ts';
import { isShared, openThread } from '#server/chats/thread/rows.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Deps = Pick<House, 'db' | 'vault'>;

/** From a shared thread only the member's own words and Mallama's answers to them. */
function isOwn(thread: ThreadRow, safe: Safe, userId: string) {
  return (row: MessageRow) =>
    !isShared(thread.kind) || row.authorId === userId || (row.authorId === null && openBody(safe, row).to === userId);
}

/** Safety findings are left out: an export may be seen by someone's partner. */
function exported(safe: Safe, row: MessageRow) {
  return {
    by: row.authorId ? 'you' : 'Mallama',
    text: row.isRemoved ? null : openBody(safe, row).text,
    isByAi: row.authorId === null,
    status: row.status === 'queued' || row.status === 'running' ? 'stopped' : row.status,
    notHelpful: row.notHelpful,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

async function exportThread({ db, vault }: Deps, userId: string, thread: ThreadRow) {
  const safe = await vault.of(thread.keyId);
  const isMine = thread.ownerId === userId;
  const { title, description, summary, steps } = openThread(safe, thread);
  const rows = await db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, thread.id))
    .orderBy(asc(threadMessages.id));
  return {
    ...{ id: thread.id, kind: thread.kind, createdAt: thread.createdAt.toISOString() },
    updatedAt: thread.updatedAt.toISOString(),
    relationshipId: isMine ? thread.relationshipId : null,
    ...(isMine && { title, description }),
    ...(!isShared(thread.kind) && { status: thread.status, summary, steps: steps[userId] ?? [] }),
    messages: rows.filter(isOwn(thread, safe, userId)).map((row) => exported(safe, row)),
  };
}

/** All threads the member was in, ended ones included and temporary ones not, and their saved chats. */
export async function exportOf(house: Deps, userId: string) {
  const [known, saved, safe] = await Promise.all([
    house.db
      .select({ thread: threads })
      .from(threads)
      .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
      .where(
        and(eq(threadMembers.memberId, userId), ne(threadMembers.state, 'invited'), eq(threads.isTemporary, false)),
      )
      .orderBy(asc(threads.id)),
    house.db.select().from(savedChats).where(eq(savedChats.ownerId, userId)).orderBy(desc(savedChats.id)),
    house.vault.of(userId),
  ]);
  const opened = async function* () {
    for (const { thread } of known) yield await exportThread(house, userId, thread);
  };
  const kept = async function* () {
    for (const row of saved) yield presentSaved(row, openKept(safe, row));
  };
  return { threads: opened, savedChats: kept };
}
