import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

/** Analyses with these words, the newest first. */
export function useAnalyses(words: string, limit: number) {
  const query = useInfiniteQuery(
    api.relationshipAnalysis.find.infiniteOptions({
      input: (before: string | undefined) => ({ words, limit, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < limit ? undefined : page.at(-1)?.id),
    }),
  );
  const pages = query.data?.pages;
  return { ...query, list: useMemo(() => pages?.flat(), [pages]) };
}

export const useAnalysis = (id: string | null) =>
  useQuery(api.relationshipAnalysis.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));

export const useAnalyze = (idempotencyKey: string, onDone: (made: RelationshipAnalysis) => void) =>
  useMutation(
    api.relationshipAnalysis.analyze.mutationOptions({
      context: { idempotencyKey },
      onSuccess(made) {
        queryClient.setQueryData(api.relationshipAnalysis.get.queryKey({ input: { id: made.id } }), made);
        onDone(made);
      },
    }),
  );
