import { eq } from 'drizzle-orm';
import type { CoachMeta } from '#contract/coach.ts';
import { sumUpEarlier } from '#server/chats/earlier.ts';
import { proposeFacts } from '#server/chats/proposals.ts';
import { threads } from '#server/chats/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

export const LOOK_BACK = 'chats.look-back';
/** So long nobody writes: the talk pauses. */
export const PAUSE_SECONDS = 20;

/** Some time after a model's reply it is asked what is to be kept of the talk. */
export async function lookBackSoon(
  { jobs, now }: Pick<House, 'jobs' | 'now'>,
  tx: Transaction,
  { threadId, messageId, meta }: { threadId: string; messageId: string; meta: CoachMeta | null },
) {
  if (!meta || meta.adapter === 'embedded') return;
  const runAt = new Date(now().getTime() + PAUSE_SECONDS * 1000);
  await jobs.add(LOOK_BACK, { thread: threadId, message: messageId }, { runAt, tx });
}

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'coach' | 'now' | 'live'>;

export async function lookBack(house: Ground, threadId: string, messageId: string) {
  const threadNow = async () => (await house.db.select().from(threads).where(eq(threads.id, threadId)))[0];
  const thread = await threadNow();
  if (!thread) return;
  await sumUpEarlier(house, thread);
  const after = await threadNow();
  if (after) await proposeFacts(house, after, messageId);
}
