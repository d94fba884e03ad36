import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Entry } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';

/** The entry that the address names, so that Back closes it and a search result opens it; `new` for one to be written. */
export function useOpenEntry(list: readonly Entry[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('entry');
  const known = list?.find((entry) => entry.id === id);
  const isElsewhere = id !== null && id !== 'new' && list !== undefined && !known;
  const { data } = useQuery(api.journal.get.queryOptions({ input: { id: id ?? '' }, enabled: isElsewhere }));
  const opened: Entry | 'new' | undefined = id === 'new' ? 'new' : (known ?? (isElsewhere ? data : undefined));
  const open = (entry: string) => setSearch({ entry }, { preventScrollReset: true });
  const close = () => setSearch({}, { preventScrollReset: true });
  return { opened, open, close };
}
