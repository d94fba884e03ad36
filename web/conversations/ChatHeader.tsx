import type { ReactNode } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import { StatusBadge, TypeBadge } from '#web/conversations/badges.tsx';
import { ExportMenu } from '#web/conversations/ExportMenu.tsx';
import { ConversationMenu } from '#web/conversations/list/ConversationMenu.tsx';
import { ShareButton } from '#web/conversations/ShareButton.tsx';
import css from './ChatPage.module.css';

type Props = { conversation: OpenConversation; back: ReactNode; onGone: () => void };

export function ChatHeader({ conversation, back, onGone }: Props) {
  const { id, title, type, status, description, thread } = conversation;
  return (
    <header className={css.header}>
      <div className={css.top}>
        {back}
        <div className={css.actions}>
          <ShareButton thread={thread} />
          <ExportMenu id={id} />
          <ConversationMenu conversation={conversation} onGone={onGone} />
        </div>
      </div>
      <div className={css.about}>
        <h1 className={`h1 ${css.title}`}>{title}</h1>
        <div className={css.badges}>
          <TypeBadge type={type} />
          <StatusBadge status={status} />
          {!thread.isShared && <span className="caption dim">Only you can read this chat</span>}
        </div>
        {description && <p className="dim">{description}</p>}
      </div>
    </header>
  );
}
