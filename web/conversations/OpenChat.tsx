import type { ReactNode } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import { ChatHeader } from '#web/conversations/ChatHeader.tsx';
import { MediationView } from '#web/conversations/mediation/MediationView.tsx';
import { ThreadCard } from '#web/conversations/ThreadCard.tsx';
import css from './ChatPage.module.css';

type Props = { conversation: OpenConversation; message: string | null; back: ReactNode; onGone: () => void };

export function OpenChat({ conversation, message, back, onGone }: Props) {
  const isAlone = conversation.type === 'solo_session';
  return (
    <div className={isAlone ? `${css.open} ${css.alone}` : css.open}>
      <ChatHeader conversation={conversation} back={back} onGone={onGone} />
      {isAlone ? (
        <ThreadCard conversation={conversation} message={message} />
      ) : (
        <MediationView conversation={conversation} message={message} onGone={onGone} />
      )}
    </div>
  );
}
