import { useDeferredValue, useState } from 'react';
import { refusalOf } from '#web/app/refusal.ts';
import { EntryCard } from '#web/journal/EntryCard.tsx';
import { EntryFilters } from '#web/journal/EntryFilters.tsx';
import { MoodCalendar } from '#web/journal/MoodCalendar.tsx';
import { EVERYTHING, useEntries } from '#web/journal/useEntries.ts';
import { useMoods } from '#web/journal/useMoods.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './EntryList.module.css';

type Props = { people: readonly Person[]; onOpen: (id: string) => void };

const YEAR = 366;

/** The entries that fit, and the fields that narrow them. Typing stays quick: the cards follow when they can. */
export function FoundEntries({ people, onOpen }: Props) {
  const [wanted, setWanted] = useState(EVERYTHING);
  const [hasCalendar, setCalendar] = useState(false);
  const { data } = useMoods(YEAR);
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useEntries(
    useDeferredValue(wanted),
  );
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name;
  return (
    <>
      <EntryFilters wanted={wanted} onWanted={setWanted} tags={data?.tags ?? []} people={people} />
      <div>
        <Button size="compact" aria-expanded={hasCalendar} onClick={() => setCalendar(!hasCalendar)}>
          {hasCalendar ? 'Hide calendar' : 'Calendar'}
        </Button>
      </div>
      {hasCalendar && <MoodCalendar onDay={(day) => setWanted({ ...EVERYTHING, from: day, to: day })} />}
      <p role="status" className="visually-hidden">
        {list && `${list.length}${hasNextPage ? ' or more' : ''} entries`}
      </p>
      {isError && (
        <Failed
          title="Your entries couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {list?.length === 0 && <p className="dim">No matches. Try other words, or show all.</p>}
      {list && list.length > 0 && (
        <ul className={css.grid} aria-label="Entries">
          {list.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} personName={nameOf(entry.relationshipId)} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button loading={isFetching && 'Loading'} onClick={() => void fetchNextPage()}>
          Show earlier entries
        </Button>
      )}
    </>
  );
}
