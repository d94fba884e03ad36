import { type ReactNode, useId } from 'react';
import css from './Segmented.module.css';

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValue: (value: Value) => void;
};

/** A choice among a few visible options. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel = false, options, value, onValue } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className={css.group}>
      <span id={`${name}-label`} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
      </span>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
