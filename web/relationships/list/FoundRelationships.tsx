import { useDeferredValue, useMemo } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { useInAddress } from '#web/app/list/useInAddress.ts';
import { useKeptWords } from '#web/app/list/useKeptWords.ts';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconSearch } from '#web/kit/icons.ts';
import { arrange, type Sort, sorts } from '#web/relationships/list/arrange.ts';
import { RelationshipList } from '#web/relationships/list/RelationshipList.tsx';
import css from '#web/relationships/RelationshipsPage.module.css';

const shelves = [
  { value: 'current', label: 'Current' },
  { value: 'archived', label: 'Archived' },
] as const;

type Props = {
  /** Undefined while loading. */
  list: readonly Relationship[] | undefined;
  archived: boolean;
  onArchived: (archived: boolean) => void;
};

const orders = sorts.map(({ value }) => value);
const nobody: readonly Relationship[] = [];

/** The people a search finds, in the chosen order. The cards follow the typing when there is time. */
export function FoundRelationships({ list: loaded, archived, onArchived }: Props) {
  const list = loaded ?? nobody;
  const [search, setSearch] = useKeptWords();
  const [sort, setSort] = useInAddress<Sort>('order', orders, 'newest');
  const wanted = useDeferredValue(search);
  const found = useMemo(() => arrange(list, wanted, sort), [list, wanted, sort]);
  const isSearched = list.length > 1 || search !== '';
  return (
    <section className={css.found} aria-label={archived ? 'Archived relationships' : 'Your relationships'}>
      <div className={css.tools}>
        {isSearched && (
          <>
            <TextField
              label="Search relationships"
              hideLabel
              type="search"
              placeholder="Search by name, type or notes"
              icon={<IconSearch size={18} aria-hidden="true" />}
              value={search}
              onValue={setSearch}
            />
            <SelectField
              label="Order"
              hideLabel
              options={sorts}
              value={sort}
              onValue={(value) => setSort(sorts.find((one) => one.value === value)?.value ?? 'newest')}
            />
          </>
        )}
        <Segmented
          label="Which relationships"
          hideLabel
          options={shelves}
          value={archived ? 'archived' : 'current'}
          onValue={(shelf) => onArchived(shelf === 'archived')}
        />
      </div>
      <p role="status" className={wanted === '' ? 'visually-hidden' : 'small dim'}>
        {wanted !== '' && (found.length === 0 ? `No one matches “${wanted}”.` : `${found.length} of ${list.length}`)}
      </p>
      {archived && loaded?.length === 0 && (
        <p className="dim">
          No one is archived. People you archive keep everything you wrote, and leave your dashboard.
        </p>
      )}
      <RelationshipList list={found} />
    </section>
  );
}
