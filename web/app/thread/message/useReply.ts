import { getEventMeta } from '@orpc/client';
import { useEffect, useState } from 'react';
import type { ReplyEvent, SafetyNote } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { api } from '#web/app/api.ts';
import { refreshRoom } from '#web/app/queryClient.ts';
import { ApiError } from '#web/app/refusal.ts';
import { isOpen } from '#web/app/thread/messages.ts';

type Written = { text: string; safety: SafetyNote | null };

const NOTHING: Written = { text: '', safety: null };

export function hear(so: Written, event: ReplyEvent): Written {
  if (event.type === 'delta') return { ...so, text: so.text + event.text };
  if (event.type === 'replace') return { ...so, text: event.text };
  if (event.type === 'safety') return { ...so, safety: event };
  return so;
}

type Following = {
  threadId: string;
  messageId: string;
  signal: AbortSignal;
  onEvent: (event: ReplyEvent) => void;
};

const MOST_TRIES = 6;

/** Hears a reply to its end, through lost connections: each new one goes on where the last left off. */
async function followReply({ threadId, messageId, signal, onEvent }: Following): Promise<void> {
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

/** A message of Mallama's as it stands at this moment, word by word while it is being written. */
export function useReply(threadId: string, message: Message): Written {
  const [written, setWritten] = useState<Written & { replyId?: string }>(NOTHING);
  const replyId = isOpen(message) ? message.reply?.id : undefined;
  const messageId = message.id;
  useEffect(() => {
    if (replyId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setWritten({ ...NOTHING, replyId });
    const onEvent = (event: ReplyEvent) => !signal.aborted && setWritten((so) => ({ ...hear(so, event), replyId }));
    void followReply({ threadId, messageId, signal, onEvent }).then(() => {
      if (!signal.aborted) refreshThreads();
    });
    return () => leaving.abort();
  }, [threadId, messageId, replyId]);
  const isHere = replyId !== undefined && written.replyId === replyId;
  return {
    text: isHere && written.text ? written.text : message.content,
    safety: message.safety ?? (isHere ? written.safety : null),
  };
}

/** Whatever answer a thread is shown from. */
export function refreshThreads(): void {
  void refreshRoom('chats');
  void refreshRoom('conversations');
}
