import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { TextAnalysis, TextForm } from '#contract/text-analysis.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { backFrom, pageOf } from '#web/app/tool/paged.ts';

/** Analyses containing these words, newest first. */
export const useTextAnalyses = (words: string, limit: number) =>
  useInfiniteQuery(
    api.textAnalysis.find.infiniteOptions({
      input: (before: string | undefined) => ({ words, ...pageOf(limit, before) }),
      ...backFrom<TextAnalysis>(limit),
    }),
  );

export const useTextAnalysis = (id: string | null) =>
  useQuery(api.textAnalysis.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));

export async function analyze(form: TextForm, idempotencyKey: string) {
  const made = await api.textAnalysis.analyze.call(form, { context: { idempotencyKey } });
  queryClient.setQueryData(api.textAnalysis.get.queryKey({ input: { id: made.id } }), made);
  return made;
}
