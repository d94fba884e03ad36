import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Body, MessageRow } from '#server/chats/messages.ts';
import { sealBody } from '#server/chats/messages.ts';
import { threadMessages, threads } from '#server/chats/table.ts';
import { newId } from '#server/clock/ids.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

type Place = Db | Transaction;
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const inThread = (threadId: string) => eq(threadMessages.threadId, threadId);

/** The messages before one, newest first. */
export const messagesBefore = (from: Place, threadId: string, limit: number, before = LAST): Promise<MessageRow[]> =>
  from
    .select()
    .from(threadMessages)
    .where(and(inThread(threadId), lt(threadMessages.id, before)))
    .orderBy(desc(threadMessages.id))
    .limit(limit)
    .prepare('messages_before')
    .execute();

/** The messages after one, newest first. */
export const messagesAfter = (from: Place, threadId: string, after: string): Promise<MessageRow[]> =>
  from
    .select()
    .from(threadMessages)
    .where(and(inThread(threadId), gt(threadMessages.id, after)))
    .orderBy(desc(threadMessages.id));

export async function messageIn(from: Place, threadId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await from
    .select()
    .from(threadMessages)
    .where(and(inThread(threadId), eq(threadMessages.id, id)));
  return row;
}

/** The reply that is being written, of which there is one at most. */
export async function openReply(from: Place, threadId: string): Promise<MessageRow | undefined> {
  const [row] = await from
    .select()
    .from(threadMessages)
    .where(
      and(inThread(threadId), isNull(threadMessages.authorId), inArray(threadMessages.status, ['queued', 'running'])),
    )
    .prepare('open_reply')
    .execute();
  return row;
}

const momentOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** After everything that is in the thread, also where another process's clock goes before. */
async function nextId(tx: Transaction, threadId: string, now: Date) {
  const [last] = await messagesBefore(tx, threadId, 1);
  return newId(new Date(Math.max(now.getTime(), last ? momentOf(last.id) + 1 : 0)));
}

type New = Pick<MessageRow, 'threadId'> &
  Partial<Pick<MessageRow, 'authorId' | 'runId' | 'status'>> & { safe: Safe; body: Body; now: Date };

/** One more message at the end of a thread that the transaction holds. */
export async function addMessage(tx: Transaction, { safe, body, now, ...about }: New): Promise<MessageRow> {
  const id = await nextId(tx, about.threadId, now);
  const said = { authorId: null, runId: null, status: 'done' as const, ...about };
  const [row] = await tx
    .insert(threadMessages)
    .values({ id, ...said, sealed: sealBody(safe, id, body), createdAt: now })
    .returning()
    .prepare('add_message')
    .execute();
  if (!row) throw new Error('A message was not kept.');
  return row;
}

/** Counts what people and Mallama said from somebody's first words on, and says that something changed. */
export async function touchThread(tx: Transaction, threadId: string, now: Date) {
  await tx
    .update(threads)
    .set({
      updatedAt: now,
      messageCount: sql`(select count(*) from ${threadMessages} m where m.thread_id = ${threadId}
        and m.status in ('done', 'stopped') and not m.is_removed and m.id >= (select f.id from ${threadMessages} f
        where f.thread_id = ${threadId} and f.author_id is not null order by f.id limit 1))`,
    })
    .where(eq(threads.id, threadId))
    .prepare('touch_thread')
    .execute();
}
