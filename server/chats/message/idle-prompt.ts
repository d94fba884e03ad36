import { eq } from 'drizzle-orm';
import { addMessage, messagesBefore, openBody, openReply, plain, touchThread } from '#server/chats/message/rows.ts';
import { threads } from '#server/chats/table.ts';
import { membersIn, notifyThread } from '#server/chats/thread/members.ts';
import type { House } from '#server/services.ts';

export const IDLE_PROMPT = 'chats.quiet';
/** Seconds without a further message after which Mallama shows that it is there. */
export const IDLE_SECONDS = 20;

/** Always the same words, so that they reveal nothing about what was said. */
export const PRESENT = 'I’m here. There’s no hurry. Take the time you need.';

type Deps = Pick<House, 'db' | 'vault' | 'now' | 'live'>;

const LOOKED_AT = 50;

/** At most once until Mallama has answered something again. */
export async function promptIdle(house: Deps, threadId: string, messageId: string) {
  await house.db.transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
    if (thread?.status !== 'active') return;
    const recent = await messagesBefore(tx, threadId, LOOKED_AT);
    if (recent[0]?.id !== messageId || (await openReply(tx, threadId))) return;
    const safe = await house.vault.of(thread.keyId);
    const before = recent.find(({ authorId }) => authorId === null);
    if (before && openBody(safe, before).text === PRESENT) return;
    await addMessage(tx, { threadId, safe, body: plain(PRESENT), now: house.now() });
    await touchThread(tx, threadId, house.now());
    await notifyThread(house, tx, thread, await membersIn(tx, safe, thread));
  });
}
