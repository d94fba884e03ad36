import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Day } from '#contract/relationship-dates.ts';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';

/** A goal of the checklist, an action step, or a promise. */
export const PlanKind = z.enum(['goal', 'step', 'promise'], 'Please choose a goal, a step or a promise');
export type PlanKind = z.infer<typeof PlanKind>;

/** The most items of each kind in a plan. */
export const MOST_OF_A_KIND = 50;

const Text = z
  .string('Please write a few words')
  .check(
    z.trim(),
    z.minLength(1, 'Please write a few words'),
    z.maxLength(LONGEST_ITEM, `Please keep it under ${LONGEST_ITEM} characters`),
    z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep it to one line'),
  );

export const PlanItem = z.object({
  id: z.string(),
  relationshipId: z.string(),
  kind: PlanKind,
  text: z.string(),
  isDone: z.boolean(),
  dueOn: z.nullable(z.iso.date()),
  createdAt: z.iso.datetime(),
});
export type PlanItem = z.infer<typeof PlanItem>;

export const Plan = z.object({ goals: z.array(PlanItem), steps: z.array(PlanItem), promises: z.array(PlanItem) });
export type Plan = z.infer<typeof Plan>;

const safety = z.nullable(SafetyNote);
const WrittenItem = z.extend(PlanItem, { safety });

const One = z.object({ id: z.string() });
const OneItem = z.object({ id: z.string(), itemId: z.string() });
const writing = { access: 'member', touches: ['relationships', 'dashboard', 'progress'] } as const;

export const plan = {
  get: endpoint
    .meta({ access: 'member', touches: [] })
    .route({ method: 'GET', path: '/relationships/{id}/plan', summary: 'Goals, action steps and promises' })
    .input(One)
    .output(Plan),
  add: endpoint
    .meta(writing)
    .route({ method: 'POST', path: '/relationships/{id}/plan', summary: 'Add a goal, a step or a promise' })
    .input(z.object({ id: z.string(), kind: PlanKind, text: Text, dueOn: z.optional(z.nullable(Day)) }))
    .output(WrittenItem),
  change: endpoint
    .meta(writing)
    .route({ method: 'PATCH', path: '/relationships/{id}/plan/{itemId}', summary: 'Tick it, word it anew, move it' })
    .input(
      z.extend(OneItem, {
        text: z.optional(Text),
        isDone: z.optional(z.boolean('Please say yes or no')),
        dueOn: z.optional(z.nullable(Day)),
      }),
    )
    .output(WrittenItem),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/relationships/{id}/plan/{itemId}',
      summary: 'Take it off the plan',
      successStatus: 204,
    })
    .input(OneItem)
    .output(z.void()),
  /** The checklist follows the goals by itself; this restores items that were removed or reworded. */
  reprocessGoals: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/relationships/{id}/plan/reprocess-goals',
      summary: 'Make the checklist anew from the goals; what is done stays done',
    })
    .input(One)
    .output(Plan),
  generateSteps: endpoint
    .meta({ ...writing, limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({
      method: 'POST',
      path: '/relationships/{id}/plan/generate-steps',
      summary: 'Ask the coach for action steps for the areas to improve',
    })
    .input(One)
    .output(z.object({ plan: Plan, meta: CoachMeta, safety })),
};
