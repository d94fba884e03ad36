import type { MouseEvent } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconX } from '#web/kit/icons.ts';
import css from './Field.module.css';

/** Replaces the browser's own button, which looks different in every browser. */
export function SearchClear({ onClear }: { onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent) => {
    onClear();
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <IconButton className={css.end} label="Clear the search" onClick={clear}>
      <IconX aria-hidden="true" />
    </IconButton>
  );
}
