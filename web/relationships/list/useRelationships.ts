import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '#web/app/api.ts';

export const relationshipQuery = (id: string) =>
  api.relationships.get.queryOptions({ input: { id }, staleTime: FRESH });

export const useRelationship = (id: string) => useQuery(relationshipQuery(id));

const PAGE = 200;

/** All relationships, newest first. The first page is shown at once, and the others are loaded on their own. */
export function useRelationships(archived: boolean) {
  const query = useInfiniteQuery(
    api.relationships.list.infiniteOptions({
      input: (before: string | undefined) => ({
        limit: PAGE,
        archived: archived ? '1' : '0',
        ...(before !== undefined && { before }),
      }),
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

/** Milliseconds in which another page does not load them again. */
export const FRESH = 30_000;
