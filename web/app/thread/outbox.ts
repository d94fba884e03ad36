import type { Message } from '#contract/messages.ts';
import type { Thread } from '#contract/threads.ts';
import type { DraftKey } from '#web/app/drafts.ts';

/** A message being sent. The same key and text make one message, however often they are sent. */
export type Outgoing = {
  key: string;
  text: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it could not be sent. */
  problem?: string;
  /** The newest message when it was sent. */
  after: string | null;
  /** The id of the stored message. */
  sentId?: string;
};

/** The storage key in this browser. */
export const outboxKey = ({ id, isTemporary }: Pick<Thread, 'id' | 'isTemporary'>): DraftKey =>
  isTemporary ? `temporary/${id}/outbox` : `outbox/${id}`;

export const newOutgoing = (text: string): Outgoing => ({
  key: crypto.randomUUID(),
  text: text.trim(),
  state: 'waiting',
  after: null,
});

/** A message that was being sent when the page was left is sent again only on request. */
export const asLeftBehind = (item: Outgoing): Outgoing => ({ ...item, state: 'failed' });

/** What to store: another tab's messages stay, since `own` names all that this tab ever held. */
export const besideOthers = (stored: readonly Outgoing[], outgoing: readonly Outgoing[], own: ReadonlySet<string>) => [
  ...stored.filter(({ key }) => !own.has(key)),
  ...outgoing,
];

/** Messages that the thread does not show yet. One that arrived without its answer is recognized by its text. */
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
