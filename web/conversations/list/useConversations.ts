import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '#web/app/api.ts';

const PAGE = 200;
/** Milliseconds in which other pages reuse the list. */
const FRESH = 30_000;

/** All conversations, newest first. The first page is shown at once, and the others are loaded after it. */
export function useConversations() {
  const query = useInfiniteQuery(
    api.conversations.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      staleTime: FRESH,
    }),
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const pages = query.data?.pages;
  const list = useMemo(() => pages?.flat(), [pages]);
  return { ...query, list };
}
