import { useEffect, useState } from 'react';
import type { ReplyEvent, SafetyNote } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { api } from '#web/app/api.ts';
import { followEvents } from '#web/app/followEvents.ts';
import { refreshRoom } from '#web/app/queryClient.ts';
import { isOpen } from '#web/app/thread/messages.ts';

type Written = { text: string; safety: SafetyNote | null };

const NOTHING: Written = { text: '', safety: null };

export function hear(so: Written, event: ReplyEvent): Written {
  if (event.type === 'delta') return { ...so, text: so.text + event.text };
  if (event.type === 'replace') return { ...so, text: event.text };
  if (event.type === 'safety') return { ...so, safety: event };
  return so;
}

/** Mallama's message with the text so far, while it is being written. */
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
    const open = (options: { signal: AbortSignal; lastEventId: string | undefined }) =>
      api.chats.threads.events.call({ id: threadId, messageId }, options);
    void followEvents({ open, signal, onEvent }).then(() => {
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

/** Refreshes every query that may show the thread. */
function refreshThreads(): void {
  void refreshRoom('chats');
  void refreshRoom('conversations');
}
