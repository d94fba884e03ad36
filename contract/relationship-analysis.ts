import * as z from 'zod/mini';
import { CoachMeta, RelationshipAnalysisResult, RelationshipKind } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';

/** Analyses that stand beside the form. */
export const RECENT = 5;
export const DESCRIPTION_LENGTH = { min: 50, max: 500 } as const;

const TOO_SHORT = 'Please provide at least 50 characters describing your relationship';

/** What a member fills in. */
export const RelationshipForm = z.object({
  relationshipType: z.enum(RelationshipKind.options, 'Please choose the type of relationship'),
  description: z
    .string(TOO_SHORT)
    .check(
      z.trim(),
      z.minLength(DESCRIPTION_LENGTH.min, TOO_SHORT),
      z.maxLength(DESCRIPTION_LENGTH.max, 'Please keep it under 500 characters'),
    ),
  /** Whom it is about. */
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

const page = {
  before: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
};
const words = z._default(z.string().check(z.trim(), z.maxLength(200, 'Please keep it under 200 characters')), '');
const One = z.object({ id: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['relationshipAnalysis', 'dashboard', 'search'] } as const;

export const relationshipAnalysis = {
  analyze: endpoint
    .meta({ ...writing, limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({ method: 'POST', path: '/relationship-analysis', summary: 'What a description of a relationship shows' })
    .input(RelationshipForm)
    .output(RelationshipAnalysis),
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationship-analysis', summary: 'Your analyses, the newest first' })
    .input(z.object(page))
    .output(z.array(RelationshipAnalysis)),
  find: endpoint
    .meta({ ...reading, limit: { max: 240, seconds: 60, by: 'member' } })
    .route({ method: 'POST', path: '/relationship-analysis/search', summary: 'Analyses with these words' })
    .input(z.object({ words, ...page }))
    .output(z.array(RelationshipAnalysis)),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationship-analysis/{id}', summary: 'One analysis' })
    .input(One)
    .output(RelationshipAnalysis),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/relationship-analysis/{id}',
      summary: 'Delete an analysis',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
};
