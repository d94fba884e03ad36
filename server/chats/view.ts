import { isOpen, type MessageRow, presentMessage, type View } from '#server/chats/messages.ts';
import { membersIn } from '#server/chats/people.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

export async function viewOf(
  { vault }: Pick<House, 'vault'>,
  from: Db | Transaction,
  thread: ThreadRow,
  viewerId: string,
): Promise<View> {
  const safe = await vault.of(thread.keyId);
  return { thread, members: await membersIn(from, safe, thread), viewerId, safe };
}

/** A message, with what there is so far where it is being written. */
export async function presentOne({ coach }: Pick<House, 'coach'>, view: View, row: MessageRow) {
  if (!isOpen(row) || !row.runId) return presentMessage(view, row);
  const reply = await coach.runs.read(view.thread.keyId, row.runId);
  return presentMessage(view, row, reply?.response);
}

export const presentAll = (house: Pick<House, 'coach'>, view: View, rows: readonly MessageRow[]) =>
  Promise.all(rows.map((row) => presentOne(house, view, row)));
