import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { counterText } from '#web/kit/field/fieldLength.ts';
import { IconAlertCircle } from '#web/kit/icons.ts';
import css from './Field.module.css';

/** What every field has beside its control. */
export type FieldProps = {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** The counter appears near this length. Input is never cut. */
  limit?: number | undefined;
  className?: string | undefined;
};

type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Props = FieldProps & {
  id?: string | undefined;
  length?: number | undefined;
  /** `onChanged` is for changes that fire no input event, such as dictation. */
  children: (control: FieldControl, onChanged: () => void) => ReactNode;
};

/** A problem disappears with the first change of its field, and returns with the next submit. */
export function useProblem(problem: string | undefined, place: RefObject<HTMLElement | null>) {
  const [told, setTold] = useState(problem);
  const [isChanged, setChanged] = useState(false);
  if (told !== problem) {
    setTold(problem);
    if (told === undefined) setChanged(false);
  }
  useEffect(() => {
    const form = place.current?.closest('form');
    const tryAgain = () => setChanged(false);
    form?.addEventListener('submit', tryAgain);
    return () => form?.removeEventListener('submit', tryAgain);
  }, [place]);
  return { problem: isChanged ? undefined : problem, onInput: () => setChanged(true) };
}

export function Field({ label, hideLabel, hint, limit, length = 0, className, id, children, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { problem: error, onInput } = useProblem(props.error, place);
  const own = useId();
  const controlId = id ?? own;
  const counter = limit === undefined ? null : counterText(length, limit);
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error`, counter: `${controlId}-counter` };
  const described = [error && ids.error, hint && ids.hint, counter && ids.counter].filter(Boolean).join(' ');
  return (
    <div ref={place} className={[css.field, className].filter(Boolean).join(' ')} onInput={onInput}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
      </label>
      {children(
        {
          id: controlId,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        },
        onInput,
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {(hint || counter) && (
        <div className={css.below}>
          {hint && <span id={ids.hint}>{hint}</span>}
          {counter && (
            <span id={ids.counter} className={css.counter} data-over={length > (limit ?? 0) || undefined}>
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <IconAlertCircle size={16} aria-hidden="true" />
      {children}
    </p>
  );
}
