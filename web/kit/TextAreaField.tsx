import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { AutosizeTextArea } from '#web/kit/AutosizeTextArea.tsx';
import { Field, type FieldProps } from '#web/kit/Field.tsx';
import css from './Field.module.css';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & {
    onValue?: (value: string) => void;
    /** For what a person writes in their own words. */
    voice?: boolean;
  };

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hideLabel, hint, error, limit, className, id, voice, onValue, onChange, rows = 4, ...area } = props;
  const length = typeof area.value === 'string' ? area.value.length : 0;
  return (
    <Field {...{ label, hideLabel, hint, error, limit, className, id, length }}>
      {(control) => (
        <AutosizeTextArea
          rows={rows}
          {...area}
          {...control}
          style={{ '--rows': rows } as CSSProperties}
          className={[css.control, voice && css.voice].filter(Boolean).join(' ')}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
