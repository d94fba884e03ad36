import type { Thread } from '#contract/threads.ts';
import { belonging, type Visitor } from '#server/chats/belonging.ts';
import { addMessage, openReply } from '#server/chats/message-rows.ts';
import { plain } from '#server/chats/messages.ts';
import { deleteThread } from '#server/chats/remove.ts';
import { type Ground, holdOpened } from '#server/chats/say.ts';
import { presentThread } from '#server/chats/thread.ts';
import { insertThread } from '#server/chats/thread-rows.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';

const TITLE = 'Temporary chat';
const hello = (personName: string | null) =>
  `Hello, I’m Mallama, an AI coach. Nothing that is said here is kept.${personName ? ` What is on your mind about ${personName}?` : ' What is on your mind?'}`;

/** A chat of which nothing stays. */
export async function beginTemporary(house: Ground, owner: Caller, relationshipId?: string | null): Promise<Thread> {
  const about = relationshipId ? await relationshipOf(house, owner.id, relationshipId) : undefined;
  const id = await house.db.transaction(async (tx) => {
    const kind = about ? 'relationship' : 'solo_session';
    const words = { title: TITLE };
    const input = { owner, kind, words, relationshipId: about?.id ?? null, isTemporary: true } as const;
    const thread = await insertThread(house, tx, input);
    if (!thread) throw new Error('A temporary chat stands in the way of nothing.');
    const safe = await house.vault.of(thread.keyId);
    const body = plain(hello(about?.personName ?? null));
    await addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
    return thread.id;
  });
  return presentThread(house, await belonging(house.db, owner, id, house.now()));
}

export async function endTemporary(house: Ground, visitor: Visitor, id: string) {
  const { thread } = await belonging(house.db, { ...visitor, hasAccess: true }, id, house.now());
  if (!thread.isTemporary) throw refuse('conflict', { reason: 'kept' }, 'This is not a temporary chat.');
  const open = await openReply(house.db, thread.id);
  if (open?.runId) await house.coach.runs.stop(thread.keyId, open.runId);
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, { ...visitor, hasAccess: true }, thread.id);
    await deleteThread(house, tx, held.thread);
  });
}
