import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/** A paged list as a whole: its first page is there at once, and the others are loaded after it. */
export function useAllPages<Row, Failure>(query: UseInfiniteQueryResult<InfiniteData<Row[]>, Failure>) {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const pages = query.data?.pages;
  const list = useMemo(() => pages?.flat(), [pages]);
  return { ...query, list };
}
