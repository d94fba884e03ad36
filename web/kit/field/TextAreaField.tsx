import { type ComponentPropsWithRef, type CSSProperties, use } from 'react';
import { AutosizeTextArea } from '#web/kit/field/AutosizeTextArea.tsx';
import { Field, type FieldProps } from '#web/kit/field/Field.tsx';
import { Microphone } from '#web/kit/field/microphone.ts';
import css from './Field.module.css';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & {
    onValue?: (value: string) => void;
    /** With a microphone. */
    voice?: boolean;
  };

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hideLabel, hint, error, limit, className, id, voice, onValue, ...rest } = props;
  const { onChange, rows = 4, ...area } = rest;
  const length = typeof area.value === 'string' ? area.value.length : 0;
  const Hears = use(Microphone);
  const { value } = area;
  const cornered = voice && Hears && onValue && typeof value === 'string';
  return (
    <Field {...{ label, hideLabel, hint, error, limit, className, id, length }}>
      {(control, onChanged) => {
        const written = (
          <AutosizeTextArea
            rows={rows}
            {...area}
            {...control}
            style={{ '--rows': rows } as CSSProperties}
            className={[css.control, voice && css.voice, cornered && css.cornered].filter(Boolean).join(' ')}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
        );
        if (!cornered) return written;
        const say = (words: string) => {
          onChanged();
          onValue(words);
        };
        return (
          <div className={css.box}>
            {written}
            <div className={css.corner}>
              <Hears value={value} onValue={say} disabled={area.disabled === true} />
            </div>
          </div>
        );
      }}
    </Field>
  );
}
