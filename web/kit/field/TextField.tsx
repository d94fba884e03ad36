import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from '#web/kit/field/Field.tsx';
import { SearchClear } from '#web/kit/field/SearchClear.tsx';
import css from './Field.module.css';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'children'> & {
    icon?: ReactNode;
    onValue?: (value: string) => void;
  };

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, limit, className, id, icon, onValue, onChange, ...input } = props;
  const length = typeof input.value === 'string' ? input.value.length : 0;
  const canClear = input.type === 'search' && length > 0 && onValue !== undefined;
  return (
    <Field {...{ label, hideLabel, hint, error, limit, className, id, length }}>
      {(control) => (
        <span className={css.box}>
          {icon && <span className={css.start}>{icon}</span>}
          <input
            type="text"
            {...input}
            {...control}
            className={canClear ? `${css.control} ${css.reveals}` : css.control}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
          {canClear && <SearchClear onClear={() => onValue('')} />}
        </span>
      )}
    </Field>
  );
}
