import css from './Button.module.css';

type ButtonVariant = 'filled' | 'default' | 'light' | 'subtle' | 'danger' | 'ember';
type ButtonSize = 'normal' | 'large' | 'compact';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; className?: string | undefined };

/** The look of a button as attributes of any element. */
export function buttonLook({ variant = 'default', size = 'normal', wide = false, className }: ButtonLook) {
  return {
    className: [css.button, css[variant], className].filter(Boolean).join(' '),
    'data-size': size,
    'data-wide': wide || undefined,
  };
}
