import { eq } from 'drizzle-orm';
import { rulesOf } from '#server/chats/kinds.ts';
import { openReply } from '#server/chats/message-rows.ts';
import { forgetPresence } from '#server/chats/presence.ts';
import { type Ground, holdOpened } from '#server/chats/say.ts';
import { threads } from '#server/chats/table.ts';
import { tellSessions, tellThread } from '#server/chats/tell.ts';
import { moveMember } from '#server/chats/thread-rows.ts';
import { isShared } from '#server/chats/words.ts';
import { refuse } from '#server/refusal.ts';

/** Out of a shared thread at once and for good. A session of two ends with that, for both. */
export async function leave(house: Ground, memberId: string, id: string) {
  // Leaving is always possible, with or without a plan.
  const visitor = { id: memberId, hasAccess: true };
  const { thread, open } = await house.db.transaction(async (tx) => {
    const { thread, members } = await holdOpened(house, tx, visitor, id);
    if (!isShared(thread.kind)) throw refuse('conflict', { reason: 'not_shared' }, 'Nobody else is in this chat.');
    await moveMember(house, tx, thread.id, memberId, 'left');
    await forgetPresence({ db: tx }, thread.id, memberId);
    if (thread.kind === 'shared_session')
      await tx.update(threads).set({ status: 'closed', updatedAt: house.now() }).where(eq(threads.id, thread.id));
    await rulesOf(thread.kind).onLeft?.(house, tx, thread, memberId);
    await tellThread(house, tx, thread, members);
    await tellSessions(
      house,
      tx,
      members.map((member) => member.id),
    );
    return { thread, open: await openReply(tx, thread.id) };
  });
  if (thread.kind === 'shared_session' && open?.runId) await house.coach.runs.stop(thread.keyId, open.runId);
}
