import * as z from 'zod/mini';
import { CoachMeta, TextAnalysisResult } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';

/** Analyses that stand beside the form. */
export const RECENT = 5;
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

const page = {
  before: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
};
const words = z._default(z.string().check(z.trim(), z.maxLength(200, 'Please keep it under 200 characters')), '');
const One = z.object({ id: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['textAnalysis', 'dashboard', 'search'] } as const;

export const textAnalysis = {
  analyze: endpoint
    .meta({ ...writing, limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({ method: 'POST', path: '/text-analysis', summary: 'What a message may mean, and what to answer' })
    .input(TextForm)
    .output(TextAnalysis),
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/text-analysis', summary: 'Your analyzed messages, the newest first' })
    .input(z.object(page))
    .output(z.array(TextAnalysis)),
  find: endpoint
    .meta({ ...reading, limit: { max: 240, seconds: 60, by: 'member' } })
    .route({ method: 'POST', path: '/text-analysis/search', summary: 'Analyzed messages with these words' })
    .input(z.object({ words, ...page }))
    .output(z.array(TextAnalysis)),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/text-analysis/{id}', summary: 'One analyzed message' })
    .input(One)
    .output(TextAnalysis),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/text-analysis/{id}',
      summary: 'Delete an analyzed message',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
};
