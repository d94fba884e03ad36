import { useMemo } from 'react';

/** A paginated list as one array. */
export function useFlat<Query extends { data?: { pages: readonly (readonly unknown[])[] } | undefined }>(query: Query) {
  type Row = NonNullable<Query['data']>['pages'][number][number];
  const pages = query.data?.pages;
  return { ...query, list: useMemo(() => pages?.flat() as Row[] | undefined, [pages]) };
}

type Cursor = string | undefined;

/** Pages from the newest back. */
export const backFrom = (limit: number) => ({
  initialPageParam: undefined as Cursor,
  getNextPageParam: (page: readonly { id: string }[]) => (page.length < limit ? undefined : page.at(-1)?.id),
});

export const pageOf = (limit: number, before: Cursor) => ({ limit, ...(before !== undefined && { before }) });
