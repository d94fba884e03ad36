import type { SafetyNote } from '#contract/chat.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { isOpen, type MessageRow, openBody } from '#server/chats/messages.ts';
import { isShared, type ThreadRow } from '#server/chats/words.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

/** What the coach is told of what came before: the newest that fit. */
const MOST_MESSAGES = 24;
const MOST_SIGNS = 8000;
const MOST_OF_ONE = 2000;

/** Cut where a sign ends, so that none is cut in two. */
export const cut = (text: string, most: number) => (text.length > most ? text.slice(0, most).toWellFormed() : text);

/** In a thread that several read, what was heeded in one's words is never told back. */
export function sayable(thread: ThreadRow, safe: Safe, row: MessageRow): Said | undefined {
  if (row.isRemoved || isOpen(row)) return undefined;
  const { text, safety } = openBody(safe, row);
  if (!text || (safety && isShared(thread.kind))) return undefined;
  return { role: row.authorId ? 'user' : 'assistant', content: cut(text, MOST_OF_ONE) };
}

/** The newest that fit, oldest first. */
export function fitting(said: readonly Said[], most = MOST_SIGNS): Said[] {
  let left = most;
  const kept: Said[] = [];
  for (const one of said.toReversed()) {
    left -= one.content.length;
    if (left < 0) break;
    kept.unshift(one);
  }
  return kept;
}

export async function historyBefore(
  from: Db | Transaction,
  safe: Safe,
  thread: ThreadRow,
  before: string,
): Promise<Said[]> {
  const rows = await messagesBefore(from, thread.id, MOST_MESSAGES, before);
  return fitting(rows.reverse().flatMap((row) => sayable(thread, safe, row) ?? []));
}

export type Spoken = { id: string; authorId: string; text: string; safety: SafetyNote | null; createdAt: Date };

/** What people said in a thread, in order: without what was taken back. */
export async function saidIn(from: Db | Transaction, safe: Safe, threadId: string, most = 500): Promise<Spoken[]> {
  const rows = await messagesBefore(from, threadId, most);
  return rows.reverse().flatMap((row) => {
    const { id, authorId, createdAt } = row;
    if (authorId === null || row.isRemoved) return [];
    const { text, safety } = openBody(safe, row);
    return [{ id, authorId, text, safety, createdAt }];
  });
}
