import * as z from 'zod/mini';
import { analyses } from '#contract/analyses.ts';
import { CoachMeta, TextAnalysisResult } from '#contract/coach.ts';

export const TEXT_LENGTH = 5000;

const MISSING = 'Please paste a message';

/** What a member fills in. */
export const TextForm = z.object({
  text: z
    .string(MISSING)
    .check(
      z.trim(),
      z.minLength(1, MISSING),
      z.maxLength(TEXT_LENGTH, 'Please keep it under 5,000 characters, or pick the part that matters'),
    ),
  /** Whose message it is. */
  relationshipId: z._default(z.nullable(z.string('Please choose a person')), null),
});
export type TextForm = z.infer<typeof TextForm>;

export const TextAnalysis = z.object({
  id: z.string(),
  originalText: z.string(),
  relationshipId: z.nullable(z.string()),
  analysis: TextAnalysisResult,
  meta: CoachMeta,
  createdAt: z.iso.datetime(),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;

export const textAnalysis = analyses({
  ...{ name: 'textAnalysis', path: '/text-analysis', form: TextForm, analysis: TextAnalysis },
  says: {
    analyze: 'What a message may mean, and what to answer',
    list: 'Your analyzed messages, the newest first',
    find: 'Analyzed messages with these words',
    get: 'One analyzed message',
    remove: 'Delete an analyzed message',
  },
});
