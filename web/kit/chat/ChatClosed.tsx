import type { ReactNode } from 'react';
import css from './ChatClosed.module.css';

/** Shown instead of the composer once a chat is resolved: a badge, and a button for a new one. */
export function ChatClosed({ badge, action }: { badge: ReactNode; action: ReactNode }) {
  return (
    <div className={css.closed}>
      {badge}
      {action}
    </div>
  );
}
