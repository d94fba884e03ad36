import { eq } from 'drizzle-orm';
import { membersIn } from '#server/chats/people.ts';
import { ROOM } from '#server/chats/reply.ts';
import { threadPresence, threads } from '#server/chats/table.ts';
import { tellThread } from '#server/chats/tell.ts';
import { isShared, type ThreadRow } from '#server/chats/words.ts';
import type { Transaction } from '#server/database/open.ts';
import { forgetAnswers } from '#server/http/idempotency-tidy.ts';
import type { House } from '#server/services.ts';
import { shredWith } from '#server/vault/gone.ts';

/** Answers to these are kept for a second try, with what was said in them. */
const SAYING = ['chats.threads.send', 'chats.threads.regenerate', 'conversations.say'];
type Ground = Pick<House, 'vault' | 'live' | 'coach' | 'jobs' | 'now'>;

/** A thread with everything in it, and what was asked in it; whoever follows it is sent away. */
export async function deleteThread(house: Ground, tx: Transaction, thread: ThreadRow) {
  const members = await membersIn(tx, await house.vault.of(thread.keyId), thread);
  await house.coach.runs.forgetSubject(tx, ROOM, thread.keyId, thread.id);
  await forgetAnswers(
    tx,
    members.map(({ id }) => id),
    SAYING,
  );
  await tx.delete(threadPresence).where(eq(threadPresence.threadId, thread.id));
  await tx.delete(threads).where(eq(threads.id, thread.id));
  // A key of its own is destroyed when it is certain that the thread is gone.
  if (isShared(thread.kind)) await shredWith(house, tx, [thread.keyId]);
  await tellThread(house, tx, thread, members);
}
