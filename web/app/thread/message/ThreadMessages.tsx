import { useMemo, useRef } from 'react';
import { chunksOf } from '#web/app/thread/message/chunks.ts';
import { MessageRows } from '#web/app/thread/message/MessageRows.tsx';
import { OutgoingMessage } from '#web/app/thread/message/OutgoingMessage.tsx';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import { ChatTyping } from '#web/kit/chat/ChatTyping.tsx';
import css from './ThreadMessages.module.css';

/** All messages, and those being sent. */
export function ThreadMessages({ chat }: { chat: OpenThread }) {
  const { thread, messages, outgoing, retry, discard, reply, isSending, isBusy, isSilent } = chat;
  const anchor = useRef(messages[0]?.id);
  const chunks = useMemo(() => chunksOf(messages, anchor.current), [messages]);
  const ways = useWays(chat);
  // In a shared thread not every message is answered.
  const isAwaited = isSending && !reply && !thread.isShared;
  return (
    <>
      {chunks.map(({ key, messages }, at) => (
        <MessageRows
          key={key}
          messages={messages}
          before={chunks[at - 1]?.messages.at(-1)}
          next={chunks[at + 1]?.messages[0]}
          canRegenerate={at === chunks.length - 1 && !isBusy && !isSilent && !thread.isShared}
          ways={ways}
        />
      ))}
      {outgoing.map((item) => (
        <div key={item.key} className={css.item} data-fresh="">
          <OutgoingMessage item={item} onRetry={retry} onDiscard={discard} />
        </div>
      ))}
      {isAwaited && <ChatTyping />}
    </>
  );
}

function useWays({ thread, isSilent, crisis, acknowledged, acknowledge, actions }: OpenThread) {
  const { id: threadId, isShared } = thread;
  const canEdit = !isShared && !isSilent && crisis === undefined;
  const canRemove = isShared && thread.status === 'active';
  return useMemo(
    () => ({ threadId, canEdit, canRemove, acknowledged, acknowledge, actions }),
    [threadId, canEdit, canRemove, acknowledged, acknowledge, actions],
  );
}
