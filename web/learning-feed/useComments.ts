import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#web/app/api.ts';

const PAGE = 50;

/** What others said about a story: the latest first by page, shown the oldest first. */
export function useComments(id: string) {
  const query = useInfiniteQuery(
    api.learningFeed.comments.infiniteOptions({
      input: (before: string | undefined) => ({ id, limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    }),
  );
  const pages = query.data?.pages;
  const list = useMemo(() => pages?.flat().reverse(), [pages]);
  return { ...query, list };
}
