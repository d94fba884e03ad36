import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { patterns } from '#contract/patterns.ts';
import { CATEGORIES, INPUT_KINDS } from '#contract/progress-scores.ts';

const percent = z.number();

/**
 * A percentage per category. Categories without enough data are left out, except `emotional_intelligence`, which is
 * then null. Computed in `contract/progress-scores.ts`.
 */
export const Progress = z.object({
  emotional_intelligence: z.nullable(percent),
  communication: z.optional(percent),
  conflict_resolution: z.optional(percent),
  active_listening: z.optional(percent),
  self_awareness: z.optional(percent),
  consistency: z.optional(percent),
});
export type Progress = z.infer<typeof Progress>;

/** One input: `done` out of `of`, its label, and the address it opens at. */
export const ProgressInput = z.object({
  kind: z.enum(INPUT_KINDS),
  on: z.iso.date(),
  done: z.int(),
  of: z.int(),
  text: z.nullable(z.string()),
  path: z.nullable(z.string()),
});
export type ProgressInput = z.infer<typeof ProgressInput>;

const OpenedCategory = z.object({
  category: z.enum(CATEGORIES),
  /** Null with fewer than three inputs. */
  score: z.nullable(percent),
  inputs: z.array(ProgressInput),
});
export type OpenedCategory = z.infer<typeof OpenedCategory>;

/** The scores with their inputs, and the scores at the end of each of the last weeks. */
export const OpenedProgress = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  categories: z.array(OpenedCategory),
  history: z.array(z.object({ on: z.iso.date(), progress: Progress })),
});
export type OpenedProgress = z.infer<typeof OpenedProgress>;

const reading = endpoint.meta({ access: 'member', touches: [] });

export const progress = {
  get: reading
    .route({ method: 'GET', path: '/progress', summary: 'How far you have come, by category' })
    .output(Progress),
  open: reading
    .route({ method: 'GET', path: '/progress/inputs', summary: 'What each score was counted from, and how it moved' })
    .output(OpenedProgress),
  patterns,
};
