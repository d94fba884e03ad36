import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Entry } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';

/** The entry that the address names, so that Back closes it and a search result opens it; `new` for one to be written. */
export function useOpenEntry(list: readonly Entry[] | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('entry');
  const known = list?.find((entry) => entry.id === id);
  const isElsewhere = id !== null && id !== 'new' && list !== undefined && !known;
  const { data } = useQuery(api.journal.get.queryOptions({ input: { id: id ?? '' }, enabled: isElsewhere }));
  const opened: Entry | 'new' | undefined = id === 'new' ? 'new' : (known ?? (isElsewhere ? data : undefined));
  const lead = useCallback((to: string) => void navigate({ search: to }, { preventScrollReset: true }), [navigate]);
  // The same at each rendering: hundreds of cards hold it.
  const open = useCallback((entry: string) => lead(`?entry=${encodeURIComponent(entry)}`), [lead]);
  const close = () => lead('');
  return { opened, open, close };
}
