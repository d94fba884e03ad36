import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Which of what was made with a tool is open: the address says so, under a name. */
export function useOpened(name: string) {
  const [search, setSearch] = useSearchParams();
  const [gone, setGone] = useState<string | null>(null);
  const [freshId, setFresh] = useState<string | null>(null);
  const named = search.get(name);
  // What is being deleted is not asked for again.
  const id = named === gone ? null : named;
  const open = (next: string) => {
    setGone(null);
    setSearch({ [name]: next }, { preventScrollReset: true });
  };
  const leave = () => setSearch({}, { preventScrollReset: true });
  return {
    ...{ id, open, leave },
    /** The one that was made just now. */
    freshId,
    openFresh(next: string) {
      setFresh(next);
      open(next);
    },
    /** Whoever has it open leaves it before it is deleted. */
    forget(deleted: string) {
      setGone(deleted);
      if (deleted === named) leave();
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
