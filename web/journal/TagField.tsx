import { type KeyboardEvent, useRef, useState } from 'react';
import { withTags } from '#web/journal/entryForm.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconX } from '#web/kit/icons.ts';
import css from './TagField.module.css';

type Props = { tags: string[]; onTags: (tags: string[]) => void; error?: string | undefined };

/** Enter or a comma adds a tag; Backspace in the empty field removes the last one. */
export function TagField({ tags, onTags, error }: Props) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const keep = (text: string) => {
    onTags(withTags(tags, text));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      keep(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onTags(tags.slice(0, -1));
  };
  return (
    <div className={css.tags}>
      <TextField
        ref={field}
        label="Tags"
        name="tags"
        autoComplete="off"
        placeholder="Add a tag"
        hint="Optional. Separate tags with commas."
        value={typed}
        error={error}
        onKeyDown={onKeyDown}
        onValue={(text) => (text.includes(',') ? keep(text) : setTyped(text))}
        onBlur={() => typed.trim() && keep(typed)}
      />
      {tags.length > 0 && (
        <ul className={css.list} aria-label="Tags of this entry">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={css.tag}
                aria-label={`Remove the tag ${tag}`}
                onClick={() => {
                  onTags(tags.filter((one) => one !== tag));
                  field.current?.focus();
                }}
              >
                {tag}
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
