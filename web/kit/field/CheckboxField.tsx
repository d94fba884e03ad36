import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { FieldError, useProblem } from '#web/kit/field/Field.tsx';
import css from './CheckboxField.module.css';

type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  onValue?: (checked: boolean) => void;
  /** A switch takes effect at once, a checkbox with its form. */
  look?: 'checkbox' | 'switch';
  className?: string | undefined;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error: told, onValue, onChange, look = 'checkbox', className, id, ...input } = props;
  const own = useId();
  const place = useRef<HTMLDivElement>(null);
  const { problem: error, onInput } = useProblem(told, place);
  const controlId = id ?? own;
  const described = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ');
  return (
    <div ref={place} className={[css.field, className].filter(Boolean).join(' ')} onInput={onInput}>
      <label htmlFor={controlId} className={css.label}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look === 'switch' ? css.switch : undefined}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
