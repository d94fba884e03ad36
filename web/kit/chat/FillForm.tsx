import { type FormEvent, useState } from 'react';
import { type Field, type Form, fillDraft, type Values } from '#contract/guide.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconCopy } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import css from './FillForm.module.css';

type FillFormProps = {
  form: Form;
  values: Values;
  onValues: (values: Values) => void;
  onSend: () => void;
};

const LONGEST = 500;

/** A form under a reply, with a preview of a message as it grows. All fields are optional. */
export function FillForm({ form, values, onValues, onSend }: FillFormProps) {
  const { title, fields, send, draft } = form;
  const isEmpty = fields.every(({ name }) => !values[name]?.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onSend();
  };
  return (
    <form className={css.form} aria-label={title} onSubmit={submit}>
      <p className="label">{title}</p>
      {fields.map((field) => {
        const value = values[field.name] ?? '';
        const onValue = (next: string) => onValues({ ...values, [field.name]: next });
        return field.options.length > 0 ? (
          <Picks key={field.name} {...{ field, value, onValue }} />
        ) : (
          <TextField
            key={field.name}
            label={field.label}
            placeholder={field.hint}
            limit={LONGEST}
            maxLength={LONGEST}
            {...{ value, onValue }}
          />
        );
      })}
      {draft && !isEmpty && <SoFar {...{ form, values }} />}
      <div className={css.foot}>
        <Button type="submit" size="compact" variant="filled" disabled={isEmpty}>
          {send}
        </Button>
      </div>
    </form>
  );
}

type PicksProps = { field: Field; value: string; onValue: (value: string) => void };

/** One or several of the options; a second press clears one. */
function Picks({ field: { label, kind, options }, value, onValue }: PicksProps) {
  const picked = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const press = (option: string) => {
    const others = picked.filter((one) => one !== option);
    if (others.length < picked.length) return onValue(others.join(', '));
    onValue(kind === 'picks' ? [...others, option].join(', ') : option);
  };
  return (
    <fieldset className={css.picks}>
      <legend className="label">{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <Chip key={option} pressed={picked.includes(option)} onClick={() => press(option)}>
            {option}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const TONES = [
  { value: 'warm', label: 'Warmer' },
  { value: 'plain', label: 'Shorter' },
] as const;

function SoFar({ form: { draft, fields }, values }: Pick<FillFormProps, 'form' | 'values'>) {
  const [tone, setTone] = useState<'warm' | 'plain'>('warm');
  const text = draft ? fillDraft(draft[tone], fields, values) : '';
  return (
    <section className={css.draft} aria-label="Your message so far">
      <Segmented label="Tone" hideLabel options={TONES} value={tone} onValue={setTone} />
      <p className="voice" aria-live="polite">
        {text}
      </p>
      <Button
        size="compact"
        variant="subtle"
        icon={<IconCopy aria-hidden="true" />}
        onClick={() => void copyText(text, { title: 'Copied' })}
      >
        Copy
      </Button>
    </section>
  );
}
