import { type FormEvent, useState } from 'react';
import { hueOf } from '#contract/hues.ts';
import type { ListField as FieldName } from '#contract/relationship-lists.ts';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { ListField } from '#web/kit/field/ListField.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { fields } from '#web/relationships/lists/fields.ts';
import { ExploreButton, ItemActions } from '#web/relationships/lists/ItemActions.tsx';
import { explorePrompt } from '#web/relationships/lists/prompts.ts';
import { UnsavedChange } from '#web/relationships/lists/UnsavedChange.tsx';
import { useListField } from '#web/relationships/lists/useListField.ts';
import css from './ListPart.module.css';

type ItemDialogProps = { title: string; item: string; onSave: (text: string) => void; onClose: () => void };

/** Edits one item, which stays one line however it is typed. */
function ItemDialog({ title, item, onSave, onClose }: ItemDialogProps) {
  const [text, setText] = useState(item);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const line = text.replace(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/g, ' ').trim();
    if (line !== item) onSave(line);
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={save}
      title={`Edit an item of ${title}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit">
            Save
          </Button>
        </>
      }
    >
      <SpokenField label="In your words" rows={3} limit={LONGEST_ITEM} value={text} onValue={setText} />
    </Dialog>
  );
}

/** If another tab removed the item meanwhile, its new words are added as a new one. */
const reworded = (items: readonly string[], item: string, text: string) =>
  items.includes(item) ? items.map((one) => (one === item ? text : one)) : [...items, text];

type Props = { relationship: Relationship; field: FieldName; explores?: boolean; adding?: boolean };

/** One list of a relationship. Its items can be added, changed, removed and talked about. */
export function ListPart({ relationship, field, explores = false, adding = false }: Props) {
  const { id, personName } = relationship;
  const { title, placeholder } = fields[field];
  const { items, unsaved, change, retry, discard, heard } = useListField(relationship, field);
  const draft = useDraft<string>(`relationships/${id}/${field}-new`);
  const [worded, setWorded] = useState<string | null>(null);
  const reword = (item: string, text: string) =>
    change(text === '' ? items.filter((one) => one !== item) : reworded(items, item, text));
  return (
    <div id={`field-${field}`} className={css.part}>
      <ListField
        title={title}
        items={items}
        hue={hueOf(id)}
        placeholder={placeholder}
        onItems={change}
        draft={draft}
        adding={adding}
        action={explores && <ExploreButton title={title} prompt={explorePrompt(field, personName, items)} />}
        itemAction={(item) => <ItemActions {...{ field, personName, item }} onReword={() => setWorded(item)} />}
      />
      <HeardCard heard={heard} />
      <UnsavedChange edits={unsaved} onRetry={retry} onDiscard={discard} />
      {worded !== null && (
        <ItemDialog
          title={title}
          item={worded}
          onSave={(text) => reword(worded, text)}
          onClose={() => setWorded(null)}
        />
      )}
    </div>
  );
}
