import { type ReactNode, useEffect, useRef } from 'react';
import { type OpenConversation, STATUS_MEANS } from '#contract/conversations.ts';
import { useNoticeHeard } from '#web/app/notice/heard.ts';
import { ChatThread } from '#web/app/thread/ChatThread.tsx';
import { TypingLine } from '#web/app/thread/PresenceLine.tsx';
import { useOpenAt } from '#web/app/thread/useOpenAt.ts';
import { usePresence } from '#web/app/thread/usePresence.ts';
import { useThread } from '#web/app/thread/useThread.ts';
import { reopenConversation } from '#web/conversations/changes.ts';
import { useRoomBelow } from '#web/conversations/useRoomBelow.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { ChatClosed } from '#web/kit/chat/ChatClosed.tsx';
import css from './ChatPage.module.css';

type Props = {
  conversation: OpenConversation;
  /** The message to scroll to. */
  message: string | null;
  /** Rendered above the field; is told whether messages are being sent. */
  above?: (isSending: boolean) => ReactNode;
  /** Why nothing can be written; shown in place of the field. */
  silence?: string | undefined;
};

export function ThreadCard({ conversation, message, above, silence }: Props) {
  const { title, type, status, isOwner } = conversation;
  const chat = useThread(conversation.thread);
  const { people, onTyping } = usePresence(conversation.thread);
  useOpenAt(chat, message);
  const room = useRoomBelow();
  const isBlank = chat.messages.length + chat.outgoing.length === 0;
  const composer = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(isBlank && type === 'solo_session');
  const isHeard = useNoticeHeard();
  useEffect(() => {
    if (isNew.current && isHeard) composer.current?.focus({ preventScroll: true });
  }, [isHeard]);
  const closed =
    status === 'closed' || status === 'resolved' ? (
      <ChatClosed
        badge={<p className={css.silent}>{STATUS_MEANS[status]}</p>}
        action={isOwner && <Button onClick={() => void reopenConversation(conversation)}>Reopen</Button>}
      />
    ) : (
      silence && <ChatClosed badge={<p className={css.silent}>{silence}</p>} action={null} />
    );
  return (
    <Card ref={room} as="section" bare className={css.thread} aria-label="Messages">
      <ChatThread
        chat={chat}
        composer={composer}
        label={`Conversation: ${title}`}
        {...(type === 'group_mediation' && { composerLabel: 'Write to everyone here' })}
        above={above?.(chat.outgoing.length > 0)}
        end={
          <>
            {isBlank && (
              <p className={`voice ${css.blank}`}>What is on your mind? Write it as it comes; it need not be tidy.</p>
            )}
            <TypingLine people={people} />
          </>
        }
        onTyping={onTyping}
        {...(closed && { closed })}
      />
    </Card>
  );
}
