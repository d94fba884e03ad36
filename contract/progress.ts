import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/**
 * A percent per category; a category without data is left out, except `emotional_intelligence`, which is then null.
 * Emotional intelligence is the average share of the five steps of a conversation (`STEPS` in `contract/conversations.ts`)
 * over the latest twenty in which something was said; the others average every relationship that is rated.
 */
export const Progress = z.object({
  emotional_intelligence: z.nullable(z.number()),
  relationship_health: z.optional(z.number()),
  trust_and_safety: z.optional(z.number()),
  communication: z.optional(z.number()),
  growth: z.optional(z.number()),
  joy_and_fulfillment: z.optional(z.number()),
});
export type Progress = z.infer<typeof Progress>;

export const progress = {
  get: endpoint
    .meta({ access: 'member', touches: [] })
    .route({ method: 'GET', path: '/progress', summary: 'How far you have come, by category' })
    .output(Progress),
};
