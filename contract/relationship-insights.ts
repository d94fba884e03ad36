import * as z from 'zod/mini';
import { CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';

/** What an insight is based on: a moment or saved chat by its id, or a field of the relationship by its name. */
export const InsightSource = z.object({
  kind: z.enum(['check_in', 'good_moment', 'conflict', 'saved_chat', 'field']),
  id: z.string(),
  at: z.nullable(z.iso.datetime()),
});
export type InsightSource = z.infer<typeof InsightSource>;

export const Insight = z.object({
  title: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  insightType: z.enum(['strength', 'opportunity', 'communication', 'conflict', 'connection', 'check_in']),
  description: z.string(),
  actionableAdvice: z.array(z.string()),
  sources: z.array(InsightSource),
});
export type Insight = z.infer<typeof Insight>;

export const RelationshipInsights = z.object({
  isRated: z.boolean(),
  /** 0 to 100; meaningless as long as nothing is rated. */
  overallHealth: z.int(),
  trendAnalysis: z.object({
    direction: z.enum(['improving', 'declining', 'stable', 'unknown']),
    /** The difference in points over the last 30 days. */
    change: z.int(),
    from: z.nullable(z.object({ at: z.iso.datetime(), score: z.int() })),
    to: z.nullable(z.object({ at: z.iso.datetime(), score: z.int() })),
  }),
  insights: z.array(Insight),
  recommendedActions: z.array(z.string()),
  /** Someone may not be safe here, so no advice on getting along is given. */
  isWithheld: z.boolean(),
  /** Who worded it. The numbers and sources come from stored data. */
  meta: CoachMeta,
});
export type RelationshipInsights = z.infer<typeof RelationshipInsights>;

export const insights = endpoint
  .meta({ access: 'member', touches: [] })
  .route({ method: 'GET', path: '/relationships/{id}/insights', summary: 'What stands out, and what it comes from' })
  .input(z.object({ id: z.string() }))
  .output(RelationshipInsights);
