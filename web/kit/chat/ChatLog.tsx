import type { ReactNode, Ref } from 'react';
import css from './ChatLog.module.css';

type ChatLogProps = {
  label: string;
  children: ReactNode;
  /** New messages are announced elsewhere, so that a reply is not read out piece by piece. */
  quiet?: boolean;
  ref?: Ref<HTMLElement>;
};

/** A log that stays scrolled to its end by CSS alone. New messages are announced once. */
export function ChatLog({ label, children, quiet = false, ref }: ChatLogProps) {
  return (
    <section
      ref={ref}
      role="log"
      aria-live={quiet ? 'off' : undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className={css.log}
    >
      <div className={css.messages}>{children}</div>
    </section>
  );
}
