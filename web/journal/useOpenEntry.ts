import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Entry } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';

/** Where the journal is with that entry open. The filters in the address stay. */
function addressWith(entry: string | undefined): string {
  const search = new URLSearchParams(window.location.search);
  if (entry === undefined) search.delete('entry');
  else search.set('entry', entry);
  return `${window.location.pathname}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * The open entry; `new` for a new one. A link opens one by its address, and so does a reload, since the dialog's own
 * entry of the history bears it. The page's below it bears none, so that Back closes the dialog and doesn't open it again.
 */
export function useOpenEntry(list: readonly Entry[] | undefined) {
  const asked = useSearchParams()[0].get('entry');
  const navigate = useNavigate();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return;
    setId(asked);
    void navigate(addressWith(undefined), { replace: true, preventScrollReset: true });
  }, [asked, navigate]);
  const known = list?.find((entry) => entry.id === id);
  const isElsewhere = id !== null && id !== 'new' && list !== undefined && !known;
  const { data } = useQuery(api.journal.get.queryOptions({ input: { id: id ?? '' }, enabled: isElsewhere }));
  const opened: Entry | 'new' | undefined = id === 'new' ? 'new' : (known ?? (isElsewhere ? data : undefined));
  const shown = opened === 'new' ? opened : opened?.id;
  // The dialog has made its entry of the history by now.
  useEffect(() => history.replaceState(history.state, '', addressWith(shown)), [shown]);
  const close = useCallback(() => setId(null), []);
  return { opened, open: setId as (entry: string) => void, close };
}
