import { eq } from 'drizzle-orm';
import { openReply } from '#server/chats/message-rows.ts';
import type { MessageRow } from '#server/chats/messages.ts';
import { endReply, type Held } from '#server/chats/reply.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';

type Ground = Pick<House, 'vault' | 'now' | 'live' | 'coach'>;

/** Asked on the transaction's own connection: many wait for the thread, and each holds one. */
async function isBeingWritten(tx: Transaction, runId: string): Promise<boolean> {
  const [run] = await tx.select({ status: coachRuns.status }).from(coachRuns).where(eq(coachRuns.id, runId));
  return run?.status === 'queued' || run?.status === 'running';
}

/**
 * The reply that is being written in a thread that the transaction holds. One whose run has ended without saying so,
 * because its process died under a stop, or is gone, is ended here.
 */
export async function livingReply(house: Ground, tx: Transaction, held: Held): Promise<MessageRow | undefined> {
  const row = await openReply(tx, held.thread.id);
  if (!row?.runId || (await isBeingWritten(tx, row.runId))) return row;
  const run = await house.coach.runs.read(held.thread.keyId, row.runId);
  const { response: text = '', meta = null, notice = null } = run ?? {};
  const status = run?.status === 'done' || run?.status === 'stopped' ? run.status : 'failed';
  await endReply(house, tx, held, row, { status, text, meta, notice });
  return undefined;
}
