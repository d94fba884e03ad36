import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { isEscape } from '#web/kit/field/isEscape.ts';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import css from './InlineEdit.module.css';

export type InlineEditProps = {
  label: string;
  text: string;
  hint?: string;
  placeholder?: string | undefined;
  rows?: number;
  /** Longer text cannot be saved; it is not cut. */
  limit?: number | undefined;
  /** Called with every change, for drafts. */
  onDraft?: ((text: string) => void) | undefined;
  /** Also receives the text from which the edit began, which may have changed elsewhere meanwhile. */
  onSave: (text: string, began: string) => void;
  onCancel: () => void;
  /** More fields that are saved with it. */
  children?: ReactNode;
};

/** Editing in place. Escape cancels. */
export function InlineEdit(props: InlineEditProps) {
  const {
    label,
    text,
    hint,
    placeholder,
    rows = 3,
    limit = Number.POSITIVE_INFINITY,
    onDraft,
    onSave,
    onCancel,
    children,
  } = props;
  const [began] = useState(text);
  const [draft, setDraft] = useState(began);
  const isTooLong = draft.length > limit;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) onSave(draft, began);
  };
  return (
    <form className={css.edit} onSubmit={save} onKeyDown={(event) => isEscape(event) && onCancel()}>
      <TextAreaField
        label={label}
        hideLabel
        hint={hint}
        placeholder={placeholder}
        rows={rows}
        voice
        limit={Number.isFinite(limit) ? limit : undefined}
        error={isTooLong ? `Please keep it under ${limit.toLocaleString('en')} characters` : undefined}
        value={draft}
        onValue={(next) => {
          setDraft(next);
          onDraft?.(next);
        }}
        autoFocus
      />
      {children}
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
