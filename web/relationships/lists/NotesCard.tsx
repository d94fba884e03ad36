import { useRef, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { IconPencil } from '#web/kit/icons.ts';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { UnsavedChange } from '#web/relationships/lists/UnsavedChange.tsx';
import { useListField } from '#web/relationships/lists/useListField.ts';
import css from './NotesCard.module.css';

/** Only shown with notes; the first ones are written in the person's details. */
export function NotesCard({ relationship }: { relationship: Relationship }) {
  const { text, unsaved, changeText, retry, discard, heard } = useListField(relationship, 'notes');
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    pencil.current?.focus();
  };
  if (text === '' && unsaved.length === 0 && !editing) return null;
  return (
    <Card as="section" id="field-notes" className={css.card} aria-labelledby="notes">
      <div className={css.head}>
        <h2 id="notes" className="h2">
          Notes
        </h2>
        <IconButton ref={pencil} label="Edit Notes" onClick={() => setEditing(true)}>
          <IconPencil />
        </IconButton>
      </div>
      {editing ? (
        <InlineEdit
          label="Notes"
          text={text}
          rows={6}
          onCancel={close}
          onSave={(next, began) => {
            changeText(next, began);
            close();
          }}
        />
      ) : (
        <p className={css.notes}>{text}</p>
      )}
      <HeardCard heard={heard} />
      <UnsavedChange edits={unsaved} onRetry={retry} onDiscard={discard} />
    </Card>
  );
}
