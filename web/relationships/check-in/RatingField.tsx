import { type CSSProperties, useId } from 'react';
import { FieldError } from '#web/kit/field/Field.tsx';
import css from './RatingField.module.css';

type RatingFieldProps = {
  label: string;
  name: string;
  low: string;
  high: string;
  /** Undefined until answered, so that no default counts as an answer. */
  value: number | undefined;
  /** The last check-in's answer, as a faint mark. */
  last?: number | undefined;
  error?: string | undefined;
  onValue: (value: number) => void;
};

const MIDDLE = 50;

/** One side from 0 to 100 in steps of five, with a word at each end. */
export function RatingField({ label, name, low, high, value, last, error, onValue }: RatingFieldProps) {
  const id = useId();
  const at = value ?? MIDDLE;
  const style = { '--at': at / 100, '--last': (last ?? 0) / 100 } as CSSProperties;
  return (
    <div className={css.field} style={style}>
      <div className={css.head}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <output htmlFor={id} className={css.value}>
          {value}
        </output>
      </div>
      <div className={css.rail}>
        {last !== undefined && <span className={css.last} aria-hidden="true" />}
        <input
          id={id}
          name={name}
          type="range"
          className={css.range}
          min={0}
          max={100}
          step={5}
          value={at}
          data-open={value === undefined || undefined}
          aria-describedby={`${id}-last${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          aria-valuetext={value === undefined ? 'Not answered yet' : `${value} of 100, between ${low} and ${high}`}
          onChange={(event) => onValue(event.target.valueAsNumber)}
          // A tap exactly in the middle is an answer too, and triggers no change event.
          onPointerUp={(event) => value === undefined && onValue(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onValue(at);
          }}
        />
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
      <span id={`${id}-last`} className="visually-hidden">
        {last === undefined ? '' : `Last time: ${last}.`} {value === undefined && 'Press an arrow or the space bar.'}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
