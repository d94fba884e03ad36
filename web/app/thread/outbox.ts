import type { Message } from '#contract/messages.ts';
import type { Thread } from '#contract/threads.ts';
import type { DraftKey } from '#web/app/drafts.ts';

/** Words on their way. The same key with the same words makes one message, however often they are sent. */
export type Outgoing = {
  key: string;
  text: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it could not be sent. */
  problem?: string;
  /** The newest message when it was sent. */
  after: string | null;
  /** The message it became. */
  sentId?: string;
};

/** Where this browser keeps them. */
export const outboxKey = ({ id, isTemporary }: Pick<Thread, 'id' | 'isTemporary'>): DraftKey =>
  isTemporary ? `temporary/${id}/outbox` : `outbox/${id}`;

export const newOutgoing = (text: string): Outgoing => ({
  key: crypto.randomUUID(),
  text: text.trim(),
  state: 'waiting',
  after: null,
});

/** What was under way when the page was left is sent again only when its writer says so. */
export const asLeftBehind = (item: Outgoing): Outgoing => ({ ...item, state: 'failed' });

/** Those that the thread does not show yet; one that arrived by another way than its answer is known by its words. */
export function stillOut(outbox: readonly Outgoing[], messages: readonly Message[]): readonly Outgoing[] {
  const taken = new Set<string>();
  const left = outbox.filter((item) => {
    const found = messages.find((message) => !taken.has(message.id) && isItem(item, message, messages));
    if (found) taken.add(found.id);
    return !found;
  });
  return left.length === outbox.length ? outbox : left;
}

function isItem({ sentId, text, after, state }: Outgoing, message: Message, messages: readonly Message[]): boolean {
  if (sentId !== undefined) return message.id === sentId;
  if (state === 'waiting' || !message.isMine || message.content !== text) return false;
  return messages.indexOf(message) > messages.findIndex(({ id }) => id === after);
}
