import type { Message } from '#contract/messages.ts';

type Chunk = { key: number; messages: readonly Message[] };

const SIZE = 40;

/**
 * The messages in pieces of a few screens each. A piece keeps its key while earlier messages come before it
 * and newer ones behind it, because all are counted from one message that was there first.
 */
export function chunksOf(messages: readonly Message[], anchorId: string | undefined): Chunk[] {
  const anchor = Math.max(
    0,
    messages.findIndex(({ id }) => id === anchorId),
  );
  const chunks: { key: number; messages: Message[] }[] = [];
  messages.forEach((message, at) => {
    const key = Math.floor((at - anchor) / SIZE);
    const last = chunks.at(-1);
    if (last?.key === key) last.messages.push(message);
    else chunks.push({ key, messages: [message] });
  });
  return chunks;
}

export const areSame = (a: readonly Message[], b: readonly Message[]): boolean =>
  a.length === b.length && a.every((message, at) => message === b[at]);
