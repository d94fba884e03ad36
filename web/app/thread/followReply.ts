import { getEventMeta } from '@orpc/client';
import type { ReplyEvent } from '#contract/chat.ts';
import { api } from '#web/app/api.ts';
import { ApiError } from '#web/app/refusal.ts';

type Following = {
  threadId: string;
  messageId: string;
  signal: AbortSignal;
  onEvent: (event: ReplyEvent) => void;
};

const MOST_TRIES = 6;

/** Hears a reply to its end, through lost connections: each new one goes on where the last left off. */
export async function followReply({ threadId, messageId, signal, onEvent }: Following): Promise<void> {
  let lastEventId: string | undefined;
  for (let tries = 0; tries < MOST_TRIES && !signal.aborted; tries++) {
    try {
      const events = await api.chats.threads.events.call({ id: threadId, messageId }, { signal, lastEventId });
      for await (const event of events) {
        tries = 0;
        lastEventId = getEventMeta(event)?.id ?? lastEventId;
        onEvent(event);
        if (event.type === 'done' || event.type === 'failed') return;
      }
    } catch (error) {
      // What is not there any more will not come back by asking again.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
    }
    await pause(300 * 2 ** tries, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
