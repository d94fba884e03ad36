import * as z from 'zod/mini';
import { analyses } from '#contract/analyses.ts';
import { CoachMeta, RelationshipAnalysisResult, RelationshipKind } from '#contract/coach.ts';

export const DESCRIPTION_LENGTH = { min: 50, max: 500 } as const;

const TOO_SHORT = 'Please provide at least 50 characters describing your relationship';

export const RelationshipForm = z.object({
  relationshipType: z.enum(RelationshipKind.options, 'Please choose the type of relationship'),
  description: z
    .string(TOO_SHORT)
    .check(
      z.trim(),
      z.minLength(DESCRIPTION_LENGTH.min, TOO_SHORT),
      z.maxLength(DESCRIPTION_LENGTH.max, 'Please keep it under 500 characters'),
    ),
  /** The person it is about. */
  relationshipId: z._default(z.nullable(z.string('Please choose a person')), null),
});
export type RelationshipForm = z.infer<typeof RelationshipForm>;

export const RelationshipAnalysis = z.object({
  id: z.string(),
  relationshipType: RelationshipKind,
  description: z.string(),
  relationshipId: z.nullable(z.string()),
  analysis: RelationshipAnalysisResult,
  meta: CoachMeta,
  createdAt: z.iso.datetime(),
});
export type RelationshipAnalysis = z.infer<typeof RelationshipAnalysis>;

export const relationshipAnalysis = analyses({
  name: 'relationshipAnalysis',
  path: '/relationship-analysis',
  form: RelationshipForm,
  analysis: RelationshipAnalysis,
  says: {
    analyze: 'What a description of a relationship shows',
    list: 'Your analyses, the newest first',
    find: 'Analyses with these words',
    get: 'One analysis',
    remove: 'Delete an analysis',
  },
});
