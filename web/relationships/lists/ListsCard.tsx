import { useState } from 'react';
import type { ListField } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { readDraft } from '#web/app/drafts.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { Chip } from '#web/kit/Chip.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { fields as words } from '#web/relationships/lists/fields.ts';
import { ListPart } from '#web/relationships/lists/ListPart.tsx';
import { FoldingCard } from '#web/relationships/person/FoldingCard.tsx';
import css from './ListsCard.module.css';

type Props = {
  relationship: Relationship;
  title: string;
  fields: readonly ListField[];
  /** Short items are in two columns. */
  beside?: boolean;
  explores?: boolean;
};

/** A card of several lists, folded while they are empty. An empty list is a chip until something is added. */
export function ListsCard({ relationship, title, fields, beside = false, explores = false }: Props) {
  const [wanted, setWanted] = useState<ListField>();
  const { user } = useSignedIn();
  const [drafted] = useState(() =>
    fields.filter((field) =>
      [field, `${field}-new`].some((draft) => readDraft(user.id, `relationships/${relationship.id}/${draft}`)),
    ),
  );
  const [seen, setSeen] = useState(drafted);
  const filled = fields.filter((field) => relationship[field] !== '');
  const shown = fields.filter((field) => filled.includes(field) || seen.includes(field));
  const empty = fields.filter((field) => !shown.includes(field));
  // A list that was emptied stays until the member leaves the page, so that nothing moves under the hand.
  if (filled.some((field) => !seen.includes(field))) setSeen([...new Set([...seen, ...filled])]);
  const open = (field: ListField) => {
    setWanted(field);
    setSeen([...seen, field]);
  };
  return (
    <FoldingCard
      title={title}
      holds={(filled.length > 0 ? filled : fields).map((field) => words[field].title).join(', ')}
      isOpen={shown.length > 0}
      isFirst={drafted.length > 0}
    >
      {shown.length > 0 && (
        <div className={css.lists} data-beside={beside || undefined}>
          {shown.map((field) => (
            <ListPart
              key={field}
              relationship={relationship}
              field={field}
              explores={explores}
              adding={field === wanted}
            />
          ))}
        </div>
      )}
      {empty.length > 0 && (
        <div className={css.empty}>
          {empty.map((field) => (
            <Chip
              key={field}
              id={`field-${field}`}
              icon={<IconPlus size={15} aria-hidden="true" />}
              aria-label={`Add to ${words[field].title}`}
              onClick={() => open(field)}
            >
              {words[field].title}
            </Chip>
          ))}
        </div>
      )}
    </FoldingCard>
  );
}
