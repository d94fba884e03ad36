import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from '#web/kit/button/buttonLook.ts';
import css from './Button.module.css';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonLook & {
    icon?: ReactNode;
    /**
     * True shows a spinner and keeps the label for screen readers; text such as "Saving" replaces the label. The width
     * never changes.
     */
    loading?: boolean | string;
  };

/** While it loads it keeps the focus and ignores presses. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, icon, loading = false, children, onClick, ...rest } = props;
  const busy = loading !== false;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }), className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={css.content} aria-hidden={typeof loading === 'string' || undefined}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={css.busy}>
          <span className={css.spinner} aria-hidden="true" />
          {loading}
        </span>
      )}
    </button>
  );
}
