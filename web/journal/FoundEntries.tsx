import { useDeferredValue, useState } from 'react';
import type { Entry } from '#contract/journal.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { EntryCard } from '#web/journal/EntryCard.tsx';
import { EntryFilters, isTurned } from '#web/journal/filters/EntryFilters.tsx';
import { useWanted } from '#web/journal/filters/useWanted.ts';
import { MoodCalendar } from '#web/journal/MoodCalendar.tsx';
import { EVERYTHING, useEntries } from '#web/journal/useEntries.ts';
import { useMoods } from '#web/journal/useMoods.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './EntryList.module.css';

type Props = { people: readonly Person[]; onOpen: (id: string) => void };

const YEAR = 366;

/**
 * Cards per block. Blocks outside the viewport are not laid out, so long lists scroll smoothly. Divisible by two,
 * three and four columns.
 */
const TOGETHER = 12;
const chunks = (list: readonly Entry[]) =>
  Array.from({ length: Math.ceil(list.length / TOGETHER) }, (_, at) => list.slice(at * TOGETHER, (at + 1) * TOGETHER));

/** The matching entries and the filters. Typing has priority over updating the cards. */
export function FoundEntries({ people, onOpen }: Props) {
  const [wanted, narrow] = useWanted();
  const [hasCalendar, setCalendar] = useState(false);
  const { data } = useMoods(YEAR);
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useEntries(
    useDeferredValue(wanted),
  );
  // The first cards are rendered at once, the rest when there is time.
  const shown = useDeferredValue(list, list?.slice(0, TOGETHER));
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name;
  return (
    <>
      <EntryFilters wanted={wanted} onNarrow={narrow} tags={data?.tags ?? []} people={people}>
        <Button size="compact" aria-expanded={hasCalendar} onClick={() => setCalendar(!hasCalendar)}>
          {hasCalendar ? 'Hide calendar' : 'Calendar'}
        </Button>
      </EntryFilters>
      {hasCalendar && <MoodCalendar onDay={(day) => narrow({ ...EVERYTHING, from: day, to: day })} />}
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
      {list?.length === 0 && !isTurned(wanted) && <p className="dim">No matches. Try other words, or show all.</p>}
      {list && list.length > 0 && shown && (
        <section className={css.all} aria-label="Entries">
          {chunks(shown).map((some) => (
            <ul key={some[0]?.id} className={css.grid}>
              {some.map((entry) => (
                <li key={entry.id}>
                  <EntryCard entry={entry} personName={nameOf(entry.relationshipId)} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          ))}
        </section>
      )}
      {hasNextPage && (
        <Button loading={isFetching && 'Loading'} onClick={() => void fetchNextPage()}>
          Show earlier entries
        </Button>
      )}
    </>
  );
}
