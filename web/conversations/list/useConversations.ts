import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { useAllPages } from '#web/app/list/useAllPages.ts';

const PAGE = 200;
/** Milliseconds in which other pages reuse the list. */
const FRESH = 30_000;

/** All conversations, newest first. */
export function useConversations() {
  const query = useInfiniteQuery(
    api.conversations.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      staleTime: FRESH,
    }),
  );
  return useAllPages(query);
}
