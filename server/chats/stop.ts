import type { Message } from '#contract/messages.ts';
import { belonging, type Visitor } from '#server/chats/belonging.ts';
import { livingReply } from '#server/chats/lost.ts';
import { messageIn } from '#server/chats/message-rows.ts';
import { isOpen } from '#server/chats/messages.ts';
import { type Ground, holdOpened } from '#server/chats/say.ts';
import { presentOne, viewOf } from '#server/chats/view.ts';
import { found, idIn } from '#server/found.ts';

/** Ends the reply that is being written in a thread, if there is one. */
export async function stopReply(house: Ground, visitor: Visitor, threadId: string, keyId: string, runId: string) {
  await house.coach.runs.stop(keyId, runId);
  await house.db.transaction(async (tx) => {
    await livingReply(house, tx, await holdOpened(house, tx, visitor, threadId));
  });
}

export async function stop(house: Ground, visitor: Visitor, threadId: string, messageId: string): Promise<Message> {
  const { thread } = await belonging(house.db, visitor, threadId, house.now());
  const look = async () => found(await messageIn(house.db, thread.id, idIn(messageId)));
  const row = await look();
  if (isOpen(row) && row.runId) await stopReply(house, visitor, thread.id, thread.keyId, row.runId);
  return presentOne(house, await viewOf(house, house.db, thread, visitor.id), await look());
}
