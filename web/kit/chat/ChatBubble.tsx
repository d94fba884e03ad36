import type { ReactNode } from 'react';
import type { Hue } from '#contract/hues.ts';
import { ChatTime } from '#web/kit/chat/ChatTime.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from './ChatMessage.module.css';

type ChatBubbleProps = {
  children: ReactNode;
  sentAt?: Date;
  /** Left out for the reader's own messages. */
  from?: { name: string; hue: Hue };
  /** Shown instead of the time while it is being sent or if it failed. */
  status?: ReactNode;
  /** Small actions beside the time. */
  actions?: ReactNode;
};

export function ChatBubble({ children, sentAt, from, status, actions }: ChatBubbleProps) {
  return (
    <article className={css.own} data-other={from ? '' : undefined} data-hue={from?.hue}>
      {from ? (
        <p className={css.from}>
          <Avatar name={from.name} hue={from.hue} size={20} />
          {from.name}
        </p>
      ) : (
        <p className="visually-hidden">You</p>
      )}
      <div className={css.bubble}>{children}</div>
      <footer className={css.foot}>
        {actions}
        {status ?? (sentAt && <ChatTime date={sentAt} />)}
      </footer>
    </article>
  );
}
