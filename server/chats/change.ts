import { and, eq, gt } from 'drizzle-orm';
import type { Message } from '#contract/messages.ts';
import { belonging, type Visitor } from '#server/chats/belonging.ts';
import { coachContext } from '#server/chats/coach-context.ts';
import { dropEarlier } from '#server/chats/earlier.ts';
import { keepApart } from '#server/chats/keep-apart.ts';
import { rulesOf } from '#server/chats/kinds.ts';
import { livingReply } from '#server/chats/lost.ts';
import { messageIn, messagesAfter, openReply, touchThread } from '#server/chats/message-rows.ts';
import { type MessageRow, plain, presentMessage, sealBody } from '#server/chats/messages.ts';
import type { Held } from '#server/chats/reply.ts';
import { answerIn, type Ground, holdOpened, type Speaker, stillAnswering } from '#server/chats/say.ts';
import { silenceOf, silent } from '#server/chats/silence.ts';
import { stopReply } from '#server/chats/stop.ts';
import { threadMessages } from '#server/chats/table.ts';
import { tellThread } from '#server/chats/tell.ts';
import { isShared } from '#server/chats/words.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { cardBeside, countCard } from '#server/safety/counts.ts';
import { heard } from '#server/safety/heard.ts';
import { texts } from '#server/safety/standing.ts';

type Place = { id: string; messageId: string };

/** A message of theirs that is still there. */
async function ownMessage(tx: Transaction, { thread }: Held, messageId: string, memberId: string): Promise<MessageRow> {
  const row = found(await messageIn(tx, thread.id, idIn(messageId)));
  if (row.authorId !== memberId) throw refuse('forbidden', { reason: 'not_yours' }, 'This is not your message.');
  if (row.isRemoved) throw refuse('conflict', { reason: 'removed' }, 'This message was taken back.');
  return row;
}

/** What followed goes, unless somebody else has answered it. */
async function dropAfter(tx: Transaction, { thread }: Held, row: MessageRow) {
  const later = await messagesAfter(tx, thread.id, row.id);
  const isAnswered = later.some(({ authorId }) =>
    thread.kind === 'group_mediation' ? true : authorId !== null && authorId !== row.authorId,
  );
  if (isAnswered) throw refuse('conflict', { reason: 'answered' }, 'This was answered, and stays as it is.');
  await tx.delete(threadMessages).where(and(eq(threadMessages.threadId, thread.id), gt(threadMessages.id, row.id)));
}

/** Says it differently: what followed goes, and Mallama is asked anew. */
export async function edit(house: Ground, speaker: Speaker, place: Place & { content: string }): Promise<Message> {
  const content = place.content.toWellFormed();
  const { thread, member } = await belonging(house.db, speaker, place.id, house.now());
  await rulesOf(thread.kind).guard?.(house, thread, { authorId: speaker.id, content });
  const standing = heard(texts('chat', content));
  const [context, open] = await Promise.all([
    coachContext(house, thread, speaker, content),
    openReply(house.db, thread.id),
  ]);
  await keepApart(house, standing, { id: speaker.id, relationshipId: member.relationshipId });
  if (open?.runId && open.id > place.messageId.toLowerCase())
    await stopReply(house, speaker, thread.id, thread.keyId, open.runId);
  const message = await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, speaker, thread.id);
    const { members, safe } = held;
    const row = await ownMessage(tx, held, place.messageId, speaker.id);
    const silence = await silenceOf(house, tx, held.thread, members, speaker.id);
    if (silence) throw silent(silence);
    if (await livingReply(house, tx, held)) throw stillAnswering();
    await dropAfter(tx, held, row);
    const current = { ...held, thread: await dropEarlier(tx, safe, held.thread, row.id) };
    const spoken = { authorId: speaker.id, content };
    const sealed = sealBody(safe, row.id, { ...plain(content), safety: cardBeside(standing) });
    const changed = { ...row, sealed, editedAt: house.now() };
    await tx.update(threadMessages).set({ sealed, editedAt: changed.editedAt }).where(eq(threadMessages.id, row.id));
    await answerIn(house, tx, current, { row: changed, country: speaker.country ?? null, context, isBusy: false });
    await touchThread(tx, thread.id, house.now());
    await rulesOf(thread.kind).afterSaid?.(house, tx, current.thread, { id: row.id, ...spoken });
    await tellThread(house, tx, thread, members);
    return presentMessage({ thread, members, viewerId: speaker.id, safe }, changed);
  });
  if (isShared(thread.kind)) await countCard(house, standing);
  return message;
}

/** Takes back what somebody said; that there was something stays. */
export async function takeBack(house: Ground, visitor: Visitor, { id, messageId }: Place) {
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
    await tellThread(house, tx, thread, members);
  });
}
