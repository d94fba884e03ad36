import { useState } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Field } from '#web/kit/field/Field.tsx';
import type { TextFieldProps } from '#web/kit/field/TextField.tsx';
import { IconEye, IconEyeOff } from '#web/kit/icons.ts';
import css from './Field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, hint, error, className, id, limit: _, onValue, onChange, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(control) => (
        <span className={css.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${css.control} ${css.reveals}`}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
          <IconButton
            className={css.end}
            label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff /> : <IconEye />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
