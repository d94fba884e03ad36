import type { SafetyNote } from '#contract/chat.ts';
import { isOpen, messagesBefore, openBody } from '#server/chats/message/rows.ts';
import type { MessageRow, ThreadRow } from '#server/chats/table.ts';
import { calledIn, type Held, joined } from '#server/chats/thread/members.ts';
import { isShared, openThread } from '#server/chats/thread/rows.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import type { DbOrTransaction } from '#server/database/open.ts';
import { type Care, careAfter, type Turn } from '#server/safety/aftercare.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Safe } from '#server/vault/vault.ts';

/** How much history the coach gets: the newest messages that fit. */
export const MOST_MESSAGES = 32;
const MOST_OF_ONE = 2000;
const MOST_SIGNS = 24 * MOST_OF_ONE;

/** Cuts between characters, never inside one. */
const cut = (text: string, most: number) => (text.length > most ? text.slice(0, most).toWellFormed() : text);

/** In a shared thread, words that the safety layer acted on are not repeated. */
export function sayable(thread: ThreadRow, safe: Safe, row: MessageRow): Said | undefined {
  if (row.isRemoved || isOpen(row)) return undefined;
  const { text, safety } = openBody(safe, row);
  if (!text || (safety && isShared(thread.kind))) return undefined;
  return { role: row.authorId ? 'user' : 'assistant', content: cut(text, MOST_OF_ONE) };
}

/** The newest turns that fit, oldest first. */
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

/** In a thread of several, each turn starts with the speaker's name. */
export function turnIn({ thread, members, safe }: Held, row: MessageRow): Said | undefined {
  const said = sayable(thread, safe, row);
  if (!said || !row.authorId || joined(members).length < 2) return said;
  return { ...said, name: calledIn(members.find(({ id }) => id === row.authorId)) };
}

/** What was said before a message: the newest turns, a summary of earlier ones, and the state of the built-in guide. */
export function talkIn(held: Held, newest: readonly MessageRow[], now: Turn) {
  const { thread, safe } = held;
  const { earlier } = openThread(safe, thread);
  const rows = earlier ? newest.filter(({ id }) => id > earlier.upTo) : newest;
  const last = rows.find((row) => row.authorId === null && !isOpen(row));
  const guide = last ? (openBody(safe, last).guide?.state ?? null) : null;
  const told = rows.toReversed().filter((row) => isTold(safe, row));
  const history = fitting(told.flatMap((row) => turnIn(held, row) ?? []));
  return { history, summary: earlier?.summary ?? null, care: careIn(held, newest.toReversed(), now), guide };
}

/** The text of a crisis is not sent again; that there was one is. */
const isTold = (safe: Safe, row: MessageRow) => {
  const { safety } = openBody(safe, row);
  return !row.authorId || !safety || policyOf(safety).coach !== 'card';
};

/** With words that no run wrote stands what was seen in whatever the talk is about; with a reply, what was seen in its question. */
export const turnOf = (safe: Safe, { authorId, runId, ...row }: MessageRow): Turn => {
  const { text, safety } = openBody(safe, row);
  return { role: authorId ? 'user' : 'assistant', text, finding: runId ? null : safety };
};

/** What earlier messages mean for the safety of the last one. In a shared thread nobody's safety is mentioned. */
export function careIn({ thread, safe }: Held, before: readonly MessageRow[], now: Turn): Care {
  if (isShared(thread.kind)) return { state: 'none' };
  const there = before.filter((row) => !row.isRemoved && !isOpen(row)).map((row) => turnOf(safe, row));
  // Whoever failed to answer has not asked.
  return careAfter(
    there.filter(({ text }) => text),
    now,
  );
}

export type Spoken = { id: string; authorId: string; text: string; safety: SafetyNote | null; createdAt: Date };

/** What people said in a thread, in order, without messages that were taken back. */
export async function saidIn(from: DbOrTransaction, safe: Safe, threadId: string, most = 500): Promise<Spoken[]> {
  const rows = await messagesBefore(from, threadId, most);
  return rows.reverse().flatMap((row) => {
    const { id, authorId, createdAt } = row;
    if (authorId === null || row.isRemoved) return [];
    const { text, safety } = openBody(safe, row);
    return [{ id, authorId, text, safety, createdAt }];
  });
}
