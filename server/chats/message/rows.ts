import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FallbackReason, SafetyNote } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import {
  COACH_NAME,
  COACH_SENDER,
  type Message,
  type NotHelpful,
  REMOVED_ANSWER,
  REMOVED_TEXT,
} from '#contract/messages.ts';
import { type MessageRow, type ThreadRow, threadMessages, threads } from '#server/chats/table.ts';
import { type Member, membersIn, NAMELESS } from '#server/chats/thread/members.ts';
import { isShared } from '#server/chats/thread/rows.ts';
import { newId } from '#server/clock/ids.ts';
import type { Kept } from '#server/coach/run/seal.ts';
import type { Guided } from '#server/coach/tasks/shapes.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** The sealed contents of a message. */
export type Body = {
  text: string;
  /** The person a reply answers. */
  to: string | null;
  notice: string | null;
  /** Why Mallama did not answer. */
  failure?: FallbackReason | null;
  meta: CoachMeta | null;
  safety: SafetyNote | null;
  /** Each line is about those it names, and stays for them when someone else is erased. */
  isByLine?: boolean;
  /** What the built-in guide offered, and its state. */
  guide?: Guided | null;
  /** The stream position at which a reply ended, for readers who still follow it. */
  told?: Pick<Kept, 'edition' | 'reason' | 'safety'>;
};

export const plain = (text: string): Body => ({ text, to: null, notice: null, meta: null, safety: null });

const TABLE = 'thread_messages';
export const sealBody = (safe: Safe, id: string, body: Body) => safe.seal(TABLE, id, body);
export const openBody = (safe: Safe, { id, sealed }: Pick<MessageRow, 'id' | 'sealed'>) =>
  safe.open<Body>(TABLE, id, sealed);

export const isOpen = ({ status, authorId }: Pick<MessageRow, 'status' | 'authorId'>) =>
  authorId === null && (status === 'queued' || status === 'running');

/** Who reads what. */
export type View = { thread: ThreadRow; members: readonly Member[]; viewerId: string; safe: Safe };

const CALM: SafetyNote = { level: 0, category: 'none', who: 'na', resource: 'none' };

/** Details about an answer that would say something about the person it answered are removed for others. */
const forOthers = (meta: CoachMeta | null): CoachMeta | null =>
  meta && { ...meta, safety: CALM, limited: false, fallbackReason: null, used: [] };

const nameIn = (members: readonly Member[], id: string) =>
  members.find((member) => member.id === id)?.firstName ?? NAMELESS;

/** Whether notes beside a message are for this reader. */
export const isTheirs = ({ thread, viewerId }: Pick<View, 'thread' | 'viewerId'>, row: MessageRow, body: Body) =>
  !isShared(thread.kind) || (row.authorId ?? body.to) === viewerId;

const removedBy = (authorId: string | null) => (authorId ? REMOVED_TEXT : REMOVED_ANSWER);

/** A message as one reader sees it. `sofar` is the text so far of an open reply. */
export function presentMessage(view: View, row: MessageRow, sofar = ''): Message {
  const { members, viewerId, safe } = view;
  const body = openBody(safe, row);
  const theirs = isTheirs(view, row, body);
  const { authorId, runId, status, isRemoved } = row;
  return {
    id: row.id,
    senderId: authorId ?? COACH_SENDER,
    senderName: authorId ? nameIn(members, authorId) : COACH_NAME,
    role: authorId ? 'user' : 'assistant',
    isMine: authorId === viewerId,
    content: isRemoved ? removedBy(authorId) : isOpen(row) ? sofar : body.text,
    messageType: 'text',
    isRemoved,
    reply: runId ? { id: runId, status, failure: body.failure ?? null } : null,
    notice: theirs ? body.notice : null,
    offer: theirs ? (body.guide?.offer ?? null) : null,
    meta: theirs ? body.meta : forOthers(body.meta),
    safety: theirs ? body.safety : null,
    notHelpful: theirs ? (row.notHelpful as NotHelpful | null) : null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const inThread = (threadId: string) => eq(threadMessages.threadId, threadId);

/** The messages before one, newest first. */
export const messagesBefore = (
  from: DbOrTransaction,
  threadId: string,
  limit: number,
  before = LAST,
): Promise<MessageRow[]> =>
  from
    .select()
    .from(threadMessages)
    .where(and(inThread(threadId), lt(threadMessages.id, before)))
    .orderBy(desc(threadMessages.id))
    .limit(limit)
    .prepare('messages_before')
    .execute();

/** The messages after one, newest first. */
export const messagesAfter = (from: DbOrTransaction, threadId: string, after: string): Promise<MessageRow[]> =>
  from
    .select()
    .from(threadMessages)
    .where(and(inThread(threadId), gt(threadMessages.id, after)))
    .orderBy(desc(threadMessages.id));

export async function messageIn(from: DbOrTransaction, threadId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await from
    .select()
    .from(threadMessages)
    .where(and(inThread(threadId), eq(threadMessages.id, id)));
  return row;
}

/** The open reply of a thread. There is at most one. */
export async function openReply(from: DbOrTransaction, threadId: string): Promise<MessageRow | undefined> {
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

/** An id after all ids in the thread, even if another process's clock is ahead. */
async function nextId(tx: Transaction, threadId: string, now: Date) {
  const [last] = await messagesBefore(tx, threadId, 1);
  return newId(new Date(Math.max(now.getTime(), last ? momentOf(last.id) + 1 : 0)));
}

type New = Pick<MessageRow, 'threadId'> &
  Partial<Pick<MessageRow, 'authorId' | 'runId' | 'status'>> & { safe: Safe; body: Body; now: Date };

/** Adds a message to the end of a thread that the transaction holds. */
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

/** Counts the messages from somebody's first one on, and updates the time of change. */
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

export async function viewOf(
  { vault }: Pick<House, 'vault'>,
  from: DbOrTransaction,
  thread: ThreadRow,
  viewerId: string,
): Promise<View> {
  const safe = await vault.of(thread.keyId);
  return { thread, members: await membersIn(from, safe, thread), viewerId, safe };
}

/** One message, with its text so far if it is being written. */
export async function presentOne({ coach }: Pick<House, 'coach'>, view: View, row: MessageRow) {
  if (!isOpen(row) || !row.runId) return presentMessage(view, row);
  const reply = await coach.runs.read(view.thread.keyId, row.runId);
  return presentMessage(view, row, reply?.response);
}

export const presentAll = (house: Pick<House, 'coach'>, view: View, rows: readonly MessageRow[]) =>
  Promise.all(rows.map((row) => presentOne(house, view, row)));
