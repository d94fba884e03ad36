import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

const PAGE = 20;

/** The newest relationships, as many as were asked for, since each has two fields that save themselves. */
export function usePeople(enabled: boolean) {
  const query = useInfiniteQuery(
    api.relationships.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      enabled,
    }),
  );
  return { ...query, people: query.data?.pages.flat() };
}

export type People = ReturnType<typeof usePeople>;
