import { useEffect, useState } from 'react';
import type { ReplyEvent, SafetyNote } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { refreshRoom } from '#web/app/queryClient.ts';
import { followReply } from '#web/app/thread/followReply.ts';
import { isOpen } from '#web/app/thread/messages.ts';

type Written = { text: string; safety: SafetyNote | null };

const NOTHING: Written = { text: '', safety: null };

export function hear(so: Written, event: ReplyEvent): Written {
  if (event.type === 'delta') return { ...so, text: so.text + event.text };
  if (event.type === 'replace') return { ...so, text: event.text };
  if (event.type === 'safety') return { ...so, safety: event };
  return so;
}

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
