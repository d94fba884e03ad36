import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RelationshipAnalysis, RelationshipForm } from '#contract/relationship-analysis.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { backFrom, pageOf } from '#web/app/tool/paged.ts';

/** Analyses containing these words, newest first. */
export const useAnalyses = (words: string, limit: number) =>
  useInfiniteQuery(
    api.relationshipAnalysis.find.infiniteOptions({
      input: (before: string | undefined) => ({ words, ...pageOf(limit, before) }),
      ...backFrom<RelationshipAnalysis>(limit),
    }),
  );

export const useAnalysis = (id: string | null) =>
  useQuery(api.relationshipAnalysis.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));

export async function analyze(form: RelationshipForm, idempotencyKey: string) {
  const made = await api.relationshipAnalysis.analyze.call(form, { context: { idempotencyKey } });
  queryClient.setQueryData(api.relationshipAnalysis.get.queryKey({ input: { id: made.id } }), made);
  return made;
}
