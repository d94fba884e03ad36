import { useId } from 'react';
import { FieldError } from '#web/kit/field/Field.tsx';
import css from './IntakeForm.module.css';

/** Undefined until answered: nothing is preselected. */
export type Answer = boolean | undefined;

type Props = {
  name: string;
  question: string;
  value: Answer;
  error: string | undefined;
  onValue: (value: boolean) => void;
};

export function YesNo({ name, question, value, error, onValue }: Props) {
  const id = useId();
  return (
    <fieldset className={css.question} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{question}</legend>
      <div className={css.choices}>
        {[true, false].map((one) => (
          <label key={String(one)} className={css.choice}>
            <input
              type="radio"
              name={name}
              required
              aria-invalid={error ? true : undefined}
              checked={value === one}
              onChange={() => onValue(one)}
            />
            {one ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
