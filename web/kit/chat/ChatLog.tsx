import type { ReactNode, Ref } from 'react';
import css from './ChatLog.module.css';

type ChatLogProps = {
  label: string;
  children: ReactNode;
  /** Somebody else tells a reader what is new, so that a reply is not read out piece by piece. */
  quiet?: boolean;
  ref?: Ref<HTMLElement>;
};

/** Stays at its end without script, because the browser lays it out from there. New messages are read out once. */
export function ChatLog({ label, children, quiet = false, ref }: ChatLogProps) {
  return (
    <section
      ref={ref}
      role="log"
      aria-live={quiet ? 'off' : undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={css.log}
    >
      <div className={css.messages}>{children}</div>
    </section>
  );
}
