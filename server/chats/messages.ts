import type { FallbackReason, SafetyNote } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import { COACH_NAME, COACH_SENDER, type Message, type NotHelpful, REMOVED_TEXT } from '#contract/messages.ts';
import { type Member, NAMELESS } from '#server/chats/people.ts';
import type { threadMessages } from '#server/chats/table.ts';
import { isShared, type ThreadRow } from '#server/chats/words.ts';
import type { Guided } from '#server/coach/tasks/shapes.ts';
import type { Safe } from '#server/vault/vault.ts';

export type MessageRow = typeof threadMessages.$inferSelect;

/** What was said, as it lies sealed in its row. */
export type Body = {
  text: string;
  /** Whom a reply of Mallama's answers. */
  to: string | null;
  notice: string | null;
  /** Why Mallama did not answer. */
  failure?: FallbackReason | null;
  meta: CoachMeta | null;
  safety: SafetyNote | null;
  /** What the built-in guide offered, and where it stands in the talk. */
  guide?: Guided | null;
};

export const plain = (text: string): Body => ({ text, to: null, notice: null, meta: null, safety: null });

const TABLE = 'thread_messages';
export const sealBody = (safe: Safe, id: string, body: Body) => safe.seal(TABLE, id, body);
export const openBody = (safe: Safe, { id, sealed }: Pick<MessageRow, 'id' | 'sealed'>) =>
  safe.open<Body>(TABLE, id, sealed);

export const isOpen = ({ status, authorId }: Pick<MessageRow, 'status' | 'authorId'>) =>
  authorId === null && (status === 'queued' || status === 'running');

/** Who looks at what. */
export type View = { thread: ThreadRow; members: readonly Member[]; viewerId: string; safe: Safe };

const CALM: SafetyNote = { level: 0, category: 'none', who: 'na', resource: 'none' };

/** Of how an answer came about, others learn nothing that tells of whoever asked. */
const forOthers = (meta: CoachMeta | null): CoachMeta | null =>
  meta && { ...meta, safety: CALM, limited: false, fallbackReason: null, used: [] };

const nameIn = (members: readonly Member[], id: string) =>
  members.find((member) => member.id === id)?.firstName ?? NAMELESS;

/** Whether what is noted beside a message is for the one who looks. */
export const isTheirs = ({ thread, viewerId }: Pick<View, 'thread' | 'viewerId'>, row: MessageRow, body: Body) =>
  !isShared(thread.kind) || (row.authorId ?? body.to) === viewerId;

/** A message as one of its readers sees it; `sofar` is what there is of a reply that is being written. */
export function presentMessage(view: View, row: MessageRow, sofar = ''): Message {
  const { members, viewerId, safe } = view;
  const body = openBody(safe, row);
  const theirs = isTheirs(view, row, body);
  const { authorId, runId, status, isRemoved } = row;
  return {
    id: row.id,
    senderId: authorId ?? COACH_SENDER,
    senderName: authorId ? nameIn(members, authorId) : COACH_NAME,
    role: authorId ? 'user' : 'assistant',
    isMine: authorId === viewerId,
    content: isRemoved ? REMOVED_TEXT : isOpen(row) ? sofar : body.text,
    messageType: 'text',
    isRemoved,
    reply: runId ? { id: runId, status, failure: body.failure ?? null } : null,
    notice: theirs ? body.notice : null,
    offer: theirs ? (body.guide?.offer ?? null) : null,
    meta: theirs ? body.meta : forOthers(body.meta),
    safety: theirs ? body.safety : null,
    notHelpful: theirs ? (row.notHelpful as NotHelpful | null) : null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}
