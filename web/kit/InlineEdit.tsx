import { type FormEvent, useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { TextAreaField } from '#web/kit/TextAreaField.tsx';
import css from './InlineEdit.module.css';

type InlineEditProps = {
  label: string;
  text: string;
  hint?: string;
  rows?: number;
  onSave: (text: string) => void;
  onCancel: () => void;
};

/** Editing in place. Escape goes back, like Cancel. */
export function InlineEdit({ label, text, hint, rows = 3, onSave, onCancel }: InlineEditProps) {
  const [draft, setDraft] = useState(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(draft);
  };
  return (
    <form className={css.edit} onSubmit={save} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <TextAreaField label={label} hideLabel hint={hint} rows={rows} voice value={draft} onValue={setDraft} autoFocus />
      <div className={css.actions}>
        <Button size="compact" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact" variant="filled" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}
