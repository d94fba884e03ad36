import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Chip.module.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  icon?: ReactNode;
  /** Given for a choice that stays pressed, left out for one that acts. */
  pressed?: boolean;
};

export function Chip({ icon, pressed, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={css.chip} aria-pressed={pressed}>
      {icon}
      {children}
    </button>
  );
}
