import { and, eq, gt } from 'drizzle-orm';
import type { Message, NotHelpful } from '#contract/messages.ts';
import { coachContext } from '#server/chats/message/coach-context.ts';
import { sayable } from '#server/chats/message/history.ts';
import { dropEarlier } from '#server/chats/message/look-back.ts';
import { beginReply, keepApart, recoverReply, stillAnswering, stopReply } from '#server/chats/message/reply.ts';
import {
  isOpen,
  isTheirs,
  messageIn,
  messagesAfter,
  messagesBefore,
  openBody,
  openReply,
  plain,
  presentMessage,
  sealBody,
  touchThread,
} from '#server/chats/message/rows.ts';
import { answerIn, type Speaker } from '#server/chats/message/send.ts';
import { type MessageRow, threadMessages } from '#server/chats/table.ts';
import { refuseBlocked, rulesOf, type Services, writeBlock } from '#server/chats/thread/kinds.ts';
import { type Held, holdOpened, notifyThread, requireMember, type Visitor } from '#server/chats/thread/members.ts';
import { isShared } from '#server/chats/thread/rows.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { texts } from '#server/safety/assess-texts.ts';
import { cardBeside, countCard } from '#server/safety/counts.ts';
import { heard } from '#server/safety/heard.ts';

type MessageIds = { id: string; messageId: string };

/** A message of theirs that was not taken back. */
async function ownMessage(tx: Transaction, { thread }: Held, messageId: string, memberId: string): Promise<MessageRow> {
  const row = found(await messageIn(tx, thread.id, idIn(messageId)));
  if (row.authorId !== memberId) throw refuse('forbidden', { reason: 'not_yours' }, 'This isn’t your message.');
  if (row.isRemoved) throw refuse('conflict', { reason: 'removed' }, 'This message was taken back.');
  return row;
}

/** Deletes the messages after it, unless somebody else wrote among them. */
async function dropAfter(tx: Transaction, { thread }: Held, row: MessageRow) {
  const later = await messagesAfter(tx, thread.id, row.id);
  const isAnswered = later.some(({ authorId }) =>
    thread.kind === 'group_mediation' ? true : authorId !== null && authorId !== row.authorId,
  );
  if (isAnswered)
    throw refuse('conflict', { reason: 'answered' }, 'This was answered already, so it can’t be changed.');
  await tx.delete(threadMessages).where(and(eq(threadMessages.threadId, thread.id), gt(threadMessages.id, row.id)));
}

/** Changes a message. Everything after it is deleted, and Mallama is asked again. */
export async function edit(
  house: Services,
  speaker: Speaker,
  given: MessageIds & { content: string },
): Promise<Message> {
  const content = given.content.toWellFormed();
  const { thread, member } = await requireMember(house.db, speaker, given.id, house.now());
  await rulesOf(thread.kind).guard?.(house, thread, { authorId: speaker.id, content });
  const assessment = heard(texts('chat', content));
  const [context, open] = await Promise.all([
    coachContext(house, thread, speaker, content),
    openReply(house.db, thread.id),
  ]);
  await keepApart(house, assessment, { id: speaker.id, relationshipId: member.relationshipId });
  if (open?.runId && open.id > given.messageId.toLowerCase())
    await stopReply(house, speaker, thread.id, thread.keyId, open.runId);
  const message = await house.coach.runs.keeping(house.db, async (tx, soon) => {
    const held = await holdOpened(house, tx, speaker, thread.id);
    const { members, safe } = held;
    const row = await ownMessage(tx, held, given.messageId, speaker.id);
    const block = await writeBlock(house, tx, held.thread, members, speaker.id);
    if (block) throw refuseBlocked(block);
    if (await recoverReply(house, tx, held)) throw stillAnswering();
    await dropAfter(tx, held, row);
    const current = { ...held, thread: await dropEarlier(tx, safe, held.thread, row.id) };
    const spoken = { authorId: speaker.id, content };
    const body = { ...plain(content), safety: cardBeside(assessment) };
    const sealed = sealBody(safe, row.id, body);
    const changed = { ...row, sealed, editedAt: house.now() };
    await tx.update(threadMessages).set({ sealed, editedAt: changed.editedAt }).where(eq(threadMessages.id, row.id));
    await answerIn(house, tx, current, {
      row: changed,
      body,
      country: speaker.country ?? null,
      context,
      soon,
      isBusy: false,
    });
    await touchThread(tx, thread.id, house.now());
    await rulesOf(thread.kind).afterSaid?.(house, tx, current.thread, { id: row.id, ...spoken });
    await notifyThread(house, tx, thread, members);
    return presentMessage({ thread, members, viewerId: speaker.id, safe }, changed);
  });
  if (isShared(thread.kind)) await countCard(house, assessment);
  return message;
}

/** Takes a message back. A placeholder stays. */
export async function takeBack(house: Services, visitor: Visitor, { id, messageId }: MessageIds) {
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, visitor, id);
    const { thread, members, safe } = held;
    const row = await ownMessage(tx, held, messageId, visitor.id);
    const sealed = sealBody(safe, row.id, plain(''));
    await tx.update(threadMessages).set({ sealed, isRemoved: true }).where(eq(threadMessages.id, row.id));
    const current = await dropEarlier(tx, safe, thread, row.id);
    await touchThread(tx, thread.id, house.now());
    const spoken = { id: row.id, authorId: visitor.id, content: '' };
    await rulesOf(thread.kind).afterSaid?.(house, tx, current, spoken);
    await notifyThread(house, tx, thread, members);
  });
}

type Again = MessageIds & { by?: 'coach' | 'guide' | undefined };
const LOOKED_AT = 50;

/** The message that Mallama's last reply answers. */
async function questionOf(tx: Transaction, { thread, safe }: Held, reply: MessageRow): Promise<MessageRow> {
  const [last, ...before] = await messagesBefore(tx, thread.id, LOOKED_AT);
  const { to } = openBody(safe, reply);
  const question = before.find((row) => row.authorId !== null && row.authorId === to && sayable(thread, safe, row));
  if (last?.id !== reply.id || !reply.runId || !question)
    throw refuse('conflict', { reason: 'not_last' }, 'Only the last answer can be asked for again.');
  return question;
}

/** Replaces the last reply, of which nothing is kept. */
export async function regenerate(house: Services, speaker: Speaker, { id, messageId, by }: Again): Promise<Message> {
  const { thread } = await requireMember(house.db, speaker, id, house.now());
  const context = await coachContext(house, thread, speaker, '');
  const known = found(await messageIn(house.db, thread.id, idIn(messageId)));
  if (isOpen(known) && known.runId) await stopReply(house, speaker, thread.id, thread.keyId, known.runId);
  return house.coach.runs.keeping(house.db, async (tx, soon) => {
    const held = await holdOpened(house, tx, speaker, thread.id);
    const { members, safe } = held;
    const block = await writeBlock(house, tx, held.thread, members, speaker.id);
    if (block) throw refuseBlocked(block);
    const old = found(await messageIn(tx, thread.id, known.id));
    if (await recoverReply(house, tx, held)) throw stillAnswering();
    const row = await questionOf(tx, held, old);
    await tx.delete(threadMessages).where(eq(threadMessages.id, old.id));
    const reply = await beginReply(house, tx, held, {
      row,
      country: speaker.country ?? null,
      context,
      soon,
      byGuide: by === 'guide',
    });
    await touchThread(tx, thread.id, house.now());
    await notifyThread(house, tx, thread, members);
    return presentMessage({ thread, members, viewerId: speaker.id, safe }, reply);
  });
}

/** Rates a reply as unhelpful, with a reason. Only the person it answers can. */
export async function judge(
  house: Services,
  visitor: Visitor,
  { id, messageId, reason }: MessageIds & { reason: NotHelpful | null },
): Promise<Message> {
  return house.db.transaction(async (tx) => {
    const { thread, members, safe } = await holdOpened(house, tx, visitor, id);
    const row = found(await messageIn(tx, thread.id, idIn(messageId)));
    const view = { thread, members, viewerId: visitor.id, safe };
    if (row.authorId !== null || !isTheirs(view, row, openBody(safe, row)))
      throw refuse('forbidden', { reason: 'not_yours' }, 'This answer isn’t for you.');
    await tx.update(threadMessages).set({ notHelpful: reason }).where(eq(threadMessages.id, row.id));
    return presentMessage(view, { ...row, notHelpful: reason });
  });
}
