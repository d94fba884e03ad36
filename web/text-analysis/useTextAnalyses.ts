import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TextAnalysis } from '#contract/text-analysis.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

/** Analyzed messages with these words, the newest first. */
export function useTextAnalyses(words: string, limit: number) {
  const query = useInfiniteQuery(
    api.textAnalysis.find.infiniteOptions({
      input: (before: string | undefined) => ({ words, limit, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < limit ? undefined : page.at(-1)?.id),
    }),
  );
  const pages = query.data?.pages;
  return { ...query, list: useMemo(() => pages?.flat(), [pages]) };
}

export const useTextAnalysis = (id: string | null) =>
  useQuery(api.textAnalysis.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));

export const useAnalyze = (idempotencyKey: string, onDone: (made: TextAnalysis) => void) =>
  useMutation(
    api.textAnalysis.analyze.mutationOptions({
      context: { idempotencyKey },
      onSuccess(made) {
        queryClient.setQueryData(api.textAnalysis.get.queryKey({ input: { id: made.id } }), made);
        onDone(made);
      },
    }),
  );
