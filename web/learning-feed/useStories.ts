import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cursorOf, type Story, type StoryCategory } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';

const PAGE = 20;

function cursorAfter(page: readonly Story[]): string | undefined {
  const last = page.at(-1);
  return last && cursorOf(last);
}

/** The stories of one category, or all, newest first. */
export function useStories(category: StoryCategory | '') {
  const query = useInfiniteQuery(
    api.learningFeed.list.infiniteOptions({
      input: (before: string | undefined) => ({
        limit: PAGE,
        ...(category && { category }),
        ...(before !== undefined && { before }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : cursorAfter(page)),
    }),
  );
  const pages = query.data?.pages;
  const list = useMemo(() => pages?.flat(), [pages]);
  return { ...query, list };
}
