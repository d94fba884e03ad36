import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '#web/kit/field/Field.tsx';
import { IconSelector } from '#web/kit/icons.ts';
import css from './Field.module.css';

type SelectOption = { value: string; label: string };
export type SelectGroup = { group: string; options: readonly SelectOption[] };

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
    options: readonly (SelectOption | SelectGroup)[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    onValue?: (value: string) => void;
  };

/** The browser's own select, which works best on phones and with screen readers. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    limit: _,
    className,
    id,
    options,
    placeholder,
    onValue,
    onChange,
    ...select
  } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(control) => (
        <span className={css.box}>
          <select
            {...select}
            {...control}
            className={css.control}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((entry) => ('group' in entry ? <Group key={entry.group} {...entry} /> : option(entry)))}
          </select>
          <IconSelector size={16} className={css.selector} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

function Group({ group, options }: SelectGroup) {
  return <optgroup label={group}>{options.map(option)}</optgroup>;
}

function option({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
