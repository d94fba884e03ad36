import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Entry } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';

/** The entry in the address, so that Back closes it and a link opens it; `new` for a new one. */
export function useOpenEntry(list: readonly Entry[] | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('entry');
  const known = list?.find((entry) => entry.id === id);
  const isElsewhere = id !== null && id !== 'new' && list !== undefined && !known;
  const { data } = useQuery(api.journal.get.queryOptions({ input: { id: id ?? '' }, enabled: isElsewhere }));
  const opened: Entry | 'new' | undefined = id === 'new' ? 'new' : (known ?? (isElsewhere ? data : undefined));
  // Stable, because hundreds of cards receive it. The filters in the address stay.
  const lead = useCallback(
    (entry: string | null) => {
      const to = new URLSearchParams(window.location.search);
      if (entry === null) to.delete('entry');
      else to.set('entry', entry);
      void navigate({ search: `${to}` }, { preventScrollReset: true });
    },
    [navigate],
  );
  return { opened, open: lead as (entry: string) => void, close: () => lead(null) };
}
