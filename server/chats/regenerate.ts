import { eq } from 'drizzle-orm';
import type { Message, NotHelpful } from '#contract/messages.ts';
import { belonging, type Visitor } from '#server/chats/belonging.ts';
import { coachContext } from '#server/chats/coach-context.ts';
import { sayable } from '#server/chats/history.ts';
import { livingReply } from '#server/chats/lost.ts';
import { messageIn, messagesBefore, touchThread } from '#server/chats/message-rows.ts';
import { isOpen, isTheirs, type MessageRow, openBody, presentMessage } from '#server/chats/messages.ts';
import { beginReply, type Held } from '#server/chats/reply.ts';
import { type Ground, holdOpened, type Speaker, stillAnswering } from '#server/chats/say.ts';
import { silenceOf, silent } from '#server/chats/silence.ts';
import { stopReply } from '#server/chats/stop.ts';
import { threadMessages } from '#server/chats/table.ts';
import { tellThread } from '#server/chats/tell.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';

type Place = { id: string; messageId: string };
type Again = Place & { by?: 'coach' | 'guide' | undefined };
const LOOKED_AT = 50;

/** The message that Mallama's last one answered. */
async function questionOf(tx: Transaction, { thread, safe }: Held, reply: MessageRow): Promise<MessageRow> {
  const [last, ...before] = await messagesBefore(tx, thread.id, LOOKED_AT);
  const { to } = openBody(safe, reply);
  const question = before.find((row) => row.authorId !== null && row.authorId === to && sayable(thread, safe, row));
  if (last?.id !== reply.id || !reply.runId || !question)
    throw refuse('conflict', { reason: 'not_last' }, 'Only the last answer can be asked for again.');
  return question;
}

/** Another reply in place of the last one, of which nothing stays. */
export async function regenerate(house: Ground, speaker: Speaker, { id, messageId, by }: Again): Promise<Message> {
  const { thread } = await belonging(house.db, speaker, id, house.now());
  const context = await coachContext(house, thread, speaker, '');
  const known = found(await messageIn(house.db, thread.id, idIn(messageId)));
  if (isOpen(known) && known.runId) await stopReply(house, speaker, thread.id, thread.keyId, known.runId);
  return house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, speaker, thread.id);
    const { members, safe } = held;
    const silence = await silenceOf(house, tx, held.thread, members, speaker.id);
    if (silence) throw silent(silence);
    const old = found(await messageIn(tx, thread.id, known.id));
    if (await livingReply(house, tx, held)) throw stillAnswering();
    const row = await questionOf(tx, held, old);
    await tx.delete(threadMessages).where(eq(threadMessages.id, old.id));
    const reply = await beginReply(house, tx, held, {
      row,
      country: speaker.country ?? null,
      context,
      byGuide: by === 'guide',
    });
    await touchThread(tx, thread.id, house.now());
    await tellThread(house, tx, thread, members);
    return presentMessage({ thread, members, viewerId: speaker.id, safe }, reply);
  });
}

/** Why an answer was not helpful, said by the one whom it answered. */
export async function judge(
  house: Ground,
  visitor: Visitor,
  { id, messageId, reason }: Place & { reason: NotHelpful | null },
): Promise<Message> {
  return house.db.transaction(async (tx) => {
    const { thread, members, safe } = await holdOpened(house, tx, visitor, id);
    const row = found(await messageIn(tx, thread.id, idIn(messageId)));
    const view = { thread, members, viewerId: visitor.id, safe };
    if (row.authorId !== null || !isTheirs(view, row, openBody(safe, row)))
      throw refuse('forbidden', { reason: 'not_yours' }, 'This is not an answer to you.');
    await tx.update(threadMessages).set({ notHelpful: reason }).where(eq(threadMessages.id, row.id));
    return presentMessage(view, { ...row, notHelpful: reason });
  });
}
