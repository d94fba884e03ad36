import { eq } from 'drizzle-orm';
import type { Message } from '#contract/messages.ts';
import { MOST_MESSAGES } from '#server/chats/message/history.ts';
import { lookBackSoon } from '#server/chats/message/look-back.ts';
import { type Beside, orderOf } from '#server/chats/message/order.ts';
import {
  addMessage,
  type Body,
  isOpen,
  messageIn,
  messagesAfter,
  messagesBefore,
  openBody,
  openReply,
  plain,
  presentOne,
  sealBody,
  touchThread,
  viewOf,
} from '#server/chats/message/rows.ts';
import { type MessageRow, threadMessages, threads } from '#server/chats/table.ts';
import { rulesOf, type Services } from '#server/chats/thread/kinds.ts';
import {
  type Held,
  holdOpened,
  joined,
  type Member,
  membersIn,
  notifyThread,
  requireMember,
  type Visitor,
} from '#server/chats/thread/members.ts';
import { endOf } from '#server/coach/coach.ts';
import type { Expected, Kept } from '#server/coach/run/begin/keeping.ts';
import type { End } from '#server/coach/run/end.ts';
import type { Closed } from '#server/coach/run/going.ts';
import type { Kept as Ended } from '#server/coach/run/seal.ts';
import type { Run } from '#server/coach/run/store.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { peopleConnected } from '#server/relationships/relationships.ts';
import { type Finding, isGraver, policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';

/** How many messages before a reply the one that it answers can be. */
const ANSWERED_WITHIN = 20;
type Deps = Pick<House, 'vault' | 'now' | 'live' | 'coach' | 'jobs'>;

export const stillAnswering = () => refuse('conflict', { reason: 'busy' }, 'Mallama is still answering.');

export type Question = Beside & {
  row: MessageRow;
  /** The opened row, where it was sealed a moment ago. */
  body?: Body | undefined;
  /** What this process starts after the commit, and the provider's answer if it was already asked for. */
  soon?: Kept[];
  expected?: Expected | undefined;
};

/** Adds Mallama's empty message and the run that writes it. The run starts when the transaction commits. */
export async function beginReply(house: Deps, tx: Transaction, held: Held, question: Question): Promise<MessageRow> {
  const { thread, safe } = held;
  const { row, soon, expected } = question;
  const askerId = row.authorId ?? thread.ownerId;
  const { text, safety } = question.body ?? openBody(safe, row);
  const newest = await messagesBefore(tx, thread.id, MOST_MESSAGES, row.id);
  const argument = await rulesOf(thread.kind).argumentOf?.(house, tx, thread);
  const turn = { role: 'user' as const, text, finding: safety };
  const order = orderOf(held, newest, { askerId, turn, argument }, question);
  const runId = await house.coach.runs.begin(order, tx, { ...(soon && { soon }), expected });
  const body = { ...plain(''), to: askerId, safety };
  return addMessage(tx, { threadId: thread.id, runId, status: 'queued', safe, body, now: house.now() });
}

/** Messages that arrived while Mallama was answering get one reply together. */
async function goOn(house: Deps, tx: Transaction, held: Held, since: MessageRow) {
  const later = await messagesAfter(tx, held.thread.id, since.id);
  const row = isTurnDue(held, later);
  if (row) await beginReply(house, tx, held, { row });
}

type Apart = Parameters<typeof peopleConnected.forbidConnecting>[0];
/** If a message mentions harm, or a model sees it there, connecting this relationship is closed. */
export async function keepApart(house: Apart, found: Finding, writer: Pick<Member, 'id' | 'relationshipId'>) {
  if (!policyOf(found).connect && writer.relationshipId)
    await peopleConnected.forbidConnecting(house, writer.id, writer.relationshipId);
}

/** If the model saw a danger in the message, its finding is stored as if the safety layer had found it. */
async function raise(house: Deps, tx: Transaction, { thread, members, safe }: Held, reply: MessageRow, body: Body) {
  const { to, safety } = body;
  const before = await messagesBefore(tx, thread.id, ANSWERED_WITHIN, reply.id);
  const row = before.find(({ authorId }) => authorId !== null && authorId === to);
  if (!row) return;
  const sealed = sealBody(safe, row.id, { ...openBody(safe, row), safety });
  await tx.update(threadMessages).set({ sealed }).where(eq(threadMessages.id, row.id));
  const writer = members.find(({ id }) => id === to);
  if (writer && safety) await keepApart({ ...house, db: tx }, safety, writer);
}

/** Stores the result of a run in Mallama's message. */
async function endReply(house: Deps, tx: Transaction, held: Held, row: MessageRow, end: End) {
  const { thread, members, safe } = held;
  const begun = openBody(safe, row);
  const { status, text = begun.text, meta = begun.meta, notice = begun.notice, guide = begun.guide } = end;
  const { failure = null, edition = 0, reason = null } = end;
  const safety = meta && isGraver(meta.safety, begun.safety) ? meta.safety : begun.safety;
  const told = { edition, reason, safety: end.safety ?? null };
  const body = { ...begun, text, meta, notice, guide: guide ?? null, failure, safety, told };
  if (safety !== begun.safety) await raise(house, tx, held, row, body);
  await tx
    .update(threadMessages)
    .set({ status, sealed: sealBody(safe, row.id, body) })
    .where(eq(threadMessages.id, row.id));
  await touchThread(tx, thread.id, house.now());
  if (thread.kind === 'shared_session' && thread.status === 'active') await goOn(house, tx, held, row);
  await rulesOf(thread.kind).afterReply?.(house, tx, thread);
  if (status === 'done') await lookBackSoon(house, tx, { threadId: thread.id, messageId: row.id, meta });
  await notifyThread(house, tx, thread, members);
}

/**
 * Deleting a thread locks the thread before its runs; a run that ends must do so in the same order, or they deadlock.
 */
export const holdForReply = (tx: Transaction, subject: string) =>
  tx.select({ id: threads.id }).from(threads).where(eq(threads.id, subject)).for('update');

/** Called in the transaction that ends the run. A message that was deleted meanwhile stays deleted. */
export async function replyEnded(house: Deps, tx: Transaction, closed: Closed) {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(eq(threads.id, closed.subject ?? ''))
    .for('update');
  if (!thread) return;
  const [row] = await tx.select().from(threadMessages).where(eq(threadMessages.runId, closed.id));
  if (!row || !isOpen(row)) return;
  const safe = await house.vault.of(thread.keyId);
  const members = await membersIn(tx, safe, thread);
  await endReply(house, tx, { thread, members, safe }, row, closed);
}

/** A reply that has ended is stored in its message only. */
export async function readReply({ db, vault }: Pick<House, 'db' | 'vault'>, run: Run): Promise<Ended | undefined> {
  const [row] = await db.select().from(threadMessages).where(eq(threadMessages.runId, run.id));
  if (!row || isOpen(row)) return undefined;
  const { text, meta, notice, failure = null, guide = null, told } = openBody(await vault.of(run.ownerId), row);
  const { edition = 0, reason = null, safety = null } = told ?? {};
  return { text, meta, notice, failure, guide, edition, reason, safety };
}

const CALLS = /\bmallama\b/i;

/**
 * In a shared session Mallama answers when it is called by name, or when everybody has written since its last answer.
 * Messages that the safety layer acted on never trigger an answer, since the answer would reveal them. Takes the
 * messages since then, newest first, and returns the one to reply to.
 */
export function isTurnDue({ members, safe }: Held, since: readonly MessageRow[]): MessageRow | undefined {
  const said = since.filter((row) => row.authorId !== null && !row.isRemoved && openBody(safe, row).safety === null);
  const spoke = new Set(said.map(({ authorId }) => authorId));
  if (said.some((row) => CALLS.test(openBody(safe, row).text))) return said[0];
  return joined(members).every(({ id }) => spoke.has(id)) ? said[0] : undefined;
}

/**
 * The open reply of a locked thread. If its run is gone or ended without saying so, because its process died, it is
 * ended here.
 */
export async function recoverReply(house: Deps, tx: Transaction, held: Held): Promise<MessageRow | undefined> {
  const row = await openReply(tx, held.thread.id);
  const end = row?.runId ? await endOf(tx, held.safe, held.thread.keyId, row.runId) : undefined;
  if (!row || !end) return row;
  await endReply(house, tx, held, row, end);
  return undefined;
}

/** Ends the open reply of a thread, if there is one. */
export async function stopReply(house: Services, visitor: Visitor, threadId: string, keyId: string, runId: string) {
  await house.coach.runs.stop(keyId, runId);
  await house.db.transaction(async (tx) => {
    await recoverReply(house, tx, await holdOpened(house, tx, visitor, threadId));
  });
}

export async function stop(house: Services, visitor: Visitor, threadId: string, messageId: string): Promise<Message> {
  const { thread } = await requireMember(house.db, visitor, threadId, house.now());
  const look = async () => found(await messageIn(house.db, thread.id, idIn(messageId)));
  const row = await look();
  if (isOpen(row) && row.runId) await stopReply(house, visitor, thread.id, thread.keyId, row.runId);
  return presentOne(house, await viewOf(house, house.db, thread, visitor.id), await look());
}
