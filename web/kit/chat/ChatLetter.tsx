import type { ReactNode } from 'react';
import { ChatTime } from '#web/kit/chat/ChatTime.tsx';
import { Mark } from '#web/kit/figure/Logo.tsx';
import css from './ChatMessage.module.css';

type ChatLetterProps = {
  children: ReactNode;
  sentAt?: Date;
  /** More text is coming, so screen readers wait for the whole. */
  busy?: boolean;
  /** A note on who wrote it. */
  source?: ReactNode;
  /** Small actions under the text: copy, regenerate. */
  actions?: ReactNode;
};

/** A message by Mallama, without a bubble, like a letter. */
export function ChatLetter({ children, sentAt, busy = false, source, actions }: ChatLetterProps) {
  return (
    <article className={css.letter} aria-busy={busy || undefined}>
      <ChatLetterHead />
      <div className={css.words}>{children}</div>
      <footer className={css.foot}>
        {sentAt && <ChatTime date={sentAt} />}
        {source}
        {actions}
      </footer>
    </article>
  );
}

export function ChatLetterHead() {
  return (
    <p className={css.from}>
      <Mark height={15} />
      Mallama
    </p>
  );
}
