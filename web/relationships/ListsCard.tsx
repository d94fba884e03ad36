import { useId } from 'react';
import type { ListField } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { Card } from '#web/kit/Card.tsx';
import { ListPart } from '#web/relationships/ListPart.tsx';
import css from './ListsCard.module.css';

type Props = {
  relationship: Relationship;
  title: string;
  fields: readonly ListField[];
  /** Short items stand two beside each other. */
  beside?: boolean;
  explores?: boolean;
};

/** A card of several lists. */
export function ListsCard({ relationship, title, fields, beside = false, explores = false }: Props) {
  const id = useId();
  return (
    <Card as="section" className={css.card} aria-labelledby={id}>
      <h2 id={id} className="h2">
        {title}
      </h2>
      <div className={css.lists} data-beside={beside || undefined}>
        {fields.map((field) => (
          <ListPart key={field} relationship={relationship} field={field} explores={explores} />
        ))}
      </div>
    </Card>
  );
}
