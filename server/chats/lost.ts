import { openReply } from '#server/chats/message-rows.ts';
import type { MessageRow } from '#server/chats/messages.ts';
import { endReply, type Held } from '#server/chats/reply.ts';
import { endOf } from '#server/coach/coach.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'vault' | 'now' | 'live' | 'coach' | 'jobs'>;

/**
 * The reply that is being written in a thread that the transaction holds. One whose run has ended without saying so,
 * because its process died under a stop, or is gone, is ended here.
 */
export async function livingReply(house: Ground, tx: Transaction, held: Held): Promise<MessageRow | undefined> {
  const row = await openReply(tx, held.thread.id);
  const end = row?.runId ? await endOf(tx, held.safe, held.thread.keyId, row.runId) : undefined;
  if (!row || !end) return row;
  await endReply(house, tx, held, row, end);
  return undefined;
}
