import { useId } from 'react';
import css from './RatingField.module.css';

type RatingFieldProps = {
  label: string;
  low: string;
  high: string;
  value: number;
  onValue: (value: number) => void;
};

/** One side from 0 to 100 in steps of five, with a word at each end. */
export function RatingField({ label, low, high, value, onValue }: RatingFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <output htmlFor={id} className={css.value}>
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={css.range}
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={`${value} of 100, between ${low} and ${high}`}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
      <div className={css.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}
