import type { ReactNode } from 'react';
import { ChatTime } from '#web/kit/chat/ChatTime.tsx';
import { Mark } from '#web/kit/figure/Logo.tsx';
import css from './ChatMessage.module.css';

type ChatLetterProps = {
  children: ReactNode;
  sentAt?: Date;
  /** More is coming: a reader is told of the whole, not of each piece. */
  busy?: boolean;
  /** A word about where the answer comes from. */
  source?: ReactNode;
  /** Small actions under the words: copy, say it differently. */
  actions?: ReactNode;
};

/** Mallama speaks without a bubble, as in a letter. */
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
