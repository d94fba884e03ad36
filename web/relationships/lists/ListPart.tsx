import { useState } from 'react';
import { hueOf } from '#contract/hues.ts';
import type { ListField as FieldName } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { ListField } from '#web/kit/field/ListField.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { ExploreButton } from '#web/relationships/lists/ExploreButton.tsx';
import { fields } from '#web/relationships/lists/fields.ts';
import { ItemActions } from '#web/relationships/lists/ItemActions.tsx';
import { ItemDialog } from '#web/relationships/lists/ItemDialog.tsx';
import { explorePrompt } from '#web/relationships/lists/prompts.ts';
import { UnsavedChange } from '#web/relationships/lists/UnsavedChange.tsx';
import { useListField } from '#web/relationships/lists/useListField.ts';
import css from './ListPart.module.css';

type Props = { relationship: Relationship; field: FieldName; explores?: boolean; adding?: boolean };

/** One list of a relationship: its items can be added, worded anew, removed and talked about. */
export function ListPart({ relationship, field, explores = false, adding = false }: Props) {
  const { id, personName } = relationship;
  const { title, placeholder } = fields[field];
  const { items, unsaved, change, retry, discard, heard } = useListField(relationship, field);
  const draft = useDraft<string>(`relationships/${id}/${field}-new`);
  const [worded, setWorded] = useState<string | null>(null);
  const reword = (item: string, text: string) =>
    change(text === '' ? items.filter((one) => one !== item) : items.map((one) => (one === item ? text : one)));
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
