import type { Relationship } from '#contract/relationships.ts';
import { RelationshipCard } from '#web/relationships/list/RelationshipCard.tsx';
import css from './RelationshipList.module.css';

/** Cards out of sight are not drawn, so that hundreds of people scroll as easily as three. */
export function RelationshipList({ list }: { list: readonly Relationship[] }) {
  return (
    <ul className={css.list}>
      {list.map((relationship) => (
        <li key={relationship.id} className={css.item} data-rated={relationship.isRated || undefined}>
          <RelationshipCard relationship={relationship} />
        </li>
      ))}
    </ul>
  );
}
