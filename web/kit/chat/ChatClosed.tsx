import type { ReactNode } from 'react';
import css from './ChatClosed.module.css';

/** In the place of the composer once a chat is resolved: its badge and the way to a new one. */
export function ChatClosed({ badge, action }: { badge: ReactNode; action: ReactNode }) {
  return (
    <div className={css.closed}>
      {badge}
      {action}
    </div>
  );
}
