import type { ReactNode } from 'react';
import css from './ChatLog.module.css';

/** Stays at its end without script, because the browser lays it out from there. New messages are read out once. */
export function ChatLog({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section role="log" aria-label={label} tabIndex={0} className={css.log}>
      <div className={css.messages}>{children}</div>
    </section>
  );
}
