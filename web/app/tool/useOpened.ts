import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The opened result of a tool, from the address. */
export function useOpened(name: string) {
  const [search, setSearch] = useSearchParams();
  const [gone, setGone] = useState<string | null>(null);
  const [freshId, setFresh] = useState<string | null>(null);
  const named = search.get(name);
  // Not loaded again while it is being deleted.
  const id = named === gone ? null : named;
  const open = (next: string) => {
    setGone(null);
    setSearch({ [name]: next }, { preventScrollReset: true });
  };
  const leave = () => setSearch({}, { preventScrollReset: true });
  return {
    ...{ id, open, leave },
    /** The one that was just created. */
    freshId,
    openFresh(next: string) {
      setFresh(next);
      open(next);
    },
    /** Closes it before it is deleted. */
    forget(deleted: string) {
      setGone(deleted);
      if (deleted === named) leave();
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
