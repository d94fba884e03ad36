import { useId } from 'react';
import { FieldError } from '#web/kit/field/Field.tsx';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import { type Mood, moods } from '#web/kit/mood/moods.ts';
import css from './MoodPicker.module.css';

type MoodPickerProps = { label: string; value: Mood | null; onValue: (mood: Mood) => void; error?: string | undefined };

const fromLowToHigh = moods.toReversed();

export function MoodPicker({ label, value, onValue, error }: MoodPickerProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={error && `${name}-error`}
      className={css.picker}
    >
      <span id={`${name}-label`} className="label">
        {label}
      </span>
      <div className={css.row}>
        {fromLowToHigh.map((mood) => (
          <label key={mood.id} className={css.mood}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={mood.id}
              checked={mood.id === value}
              onChange={() => onValue(mood.id)}
            />
            <span className={css.arch}>
              <MoodArch mood={mood.id} size={44} />
            </span>
            <span className={css.word}>{mood.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  );
}
