import type { Message } from '#contract/messages.ts';

type Chunk = { key: number; messages: readonly Message[] };

const SIZE = 40;

/**
 * Groups messages into chunks of a few screens. A chunk's key stays the same when messages are added before or after
 * it, since all are counted from one message.
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
