import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { useAllPages } from '#web/app/list/useAllPages.ts';

export const relationshipQuery = (id: string) =>
  api.relationships.get.queryOptions({ input: { id }, staleTime: FRESH });

export const useRelationship = (id: string) => useQuery(relationshipQuery(id));

const PAGE = 200;

/** All relationships, newest first. */
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
  return useAllPages(query);
}

/** Milliseconds in which another page does not load them again. */
export const FRESH = 30_000;
