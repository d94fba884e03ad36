import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#web/app/api.ts';

const PAGE = 10;

/** Messages that were crafted before, the newest first. */
export function useCraftings() {
  const query = useInfiniteQuery(
    api.crafting.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    }),
  );
  const pages = query.data?.pages;
  return { ...query, list: useMemo(() => pages?.flat(), [pages]) };
}

export const useCrafting = (id: string | null) =>
  useQuery(api.crafting.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
