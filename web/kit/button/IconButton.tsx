import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './IconButton.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  label: string;
  children: ReactNode;
  filled?: boolean;
};

export function IconButton({ label, filled = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={[css.button, filled && css.filled, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
