import type { ReactNode } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import css from '#web/kit/Tool.module.css';

type Props = {
  children: ReactNode;
  /** If a result is open: a button to start again. */
  again: { label: string; onClick: () => void } | null;
};

/** What the page is for, and the way back to its empty form. */
export function ToolHeader({ children, again }: Props) {
  return (
    <header className={css.head}>
      <div>{children}</div>
      {again && (
        <Button icon={<IconPlus aria-hidden="true" />} onClick={again.onClick}>
          {again.label}
        </Button>
      )}
    </header>
  );
}
