import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Mood } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';

/** The filters; an empty one matches everything. */
export type Wanted = {
  words: string;
  mood: Mood | null;
  tag: string;
  relationshipId: string;
  from: string;
  to: string;
};

export const EVERYTHING: Wanted = { words: '', mood: null, tag: '', relationshipId: '', from: '', to: '' };

const PAGE = 60;
/** Milliseconds in which other pages reuse the list. */
const FRESH = 30_000;

/** The matching entries, newest day first. Earlier matches stay on the screen while a new search loads. */
export function useEntries({ words, mood, tag, relationshipId, from, to }: Wanted) {
  const query = useInfiniteQuery(
    api.journal.find.infiniteOptions({
      input: (before: string | undefined) => ({
        ...{ words: words.trim(), mood, limit: PAGE },
        ...{ tag: tag || null, relationshipId: relationshipId || null, from: from || null, to: to || null },
        ...(before !== undefined && { before }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
    }),
  );
  const pages = query.data?.pages;
  const list = useMemo(() => pages?.flat(), [pages]);
  return { ...query, list };
}
