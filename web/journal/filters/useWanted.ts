import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MOODS } from '#contract/journal.ts';
import { useKeptWords } from '#web/app/list/useKeptWords.ts';
import type { Wanted } from '#web/journal/useEntries.ts';

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * The journal's filters: Back, a reload and coming back bring them. Mood, person and days stand in the address; words
 * and the tag, which are the member's own, stay with the entry of the history.
 */
export function useWanted(): [wanted: Wanted, narrow: (part: Partial<Wanted>) => void] {
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useKeptWords();
  const [tag, setTag] = useKeptWords('tag');
  const mood = MOODS.find((one) => one === search.get('mood')) ?? null;
  const relationshipId = search.get('person') ?? '';
  const [from = '', to = ''] = ['from', 'to']
    .map((name) => search.get(name) ?? '')
    .map((day) => (isDay(day) ? day : ''));
  const wanted = useMemo(
    () => ({ words, tag, mood, relationshipId, from, to }),
    [words, tag, mood, relationshipId, from, to],
  );
  const narrow = useCallback(
    (part: Partial<Wanted>) => {
      if (part.words !== undefined) setWords(part.words);
      if (part.tag !== undefined) setTag(part.tag);
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries({ ...part, person: part.relationshipId })) {
        if (value === undefined || !['mood', 'person', 'from', 'to'].includes(name)) continue;
        if (value) after.set(name, value);
        else after.delete(name);
      }
      // Not for a letter typed into the search: browsers limit how often an address changes.
      if (`${after}` !== `${search}`) setSearch(after, { replace: true, preventScrollReset: true });
    },
    [search, setSearch, setWords, setTag],
  );
  return [wanted, narrow];
}
