import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Day } from '#contract/relationship-dates.ts';

/** Where a step or promise comes from: a plan, a saved chat, or an agreement in a mediation. */
export const SOURCES = ['own', 'saved_chat', 'agreement'] as const;
export const HELPED = ['yes', 'a_little', 'no'] as const;
export const Helped = z.enum(HELPED, 'Please choose yes, a little or no');
export type Helped = z.infer<typeof Helped>;

/** The hour of the reminder on the day it is due, in the time zone in which the day was chosen. */
export const REMINDED_AT = 8;
/** Days for which finished commitments are listed and asked about. */
export const DONE_DAYS = 28;

export const Commitment = z.object({
  id: z.string(),
  kind: z.enum(['step', 'promise']),
  source: z.enum(SOURCES),
  /** Null for an agreement with people who are not among the member's relationships. */
  relationshipId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  text: z.string(),
  dueOn: z.nullable(z.iso.date()),
  doneAt: z.nullable(z.iso.datetime()),
  /** Whether it helped, once the member has said so. */
  helped: z.nullable(Helped),
  createdAt: z.iso.datetime(),
});
export type Commitment = z.infer<typeof Commitment>;

const One = z.object({ id: z.string() });
const writing = { access: 'member', touches: ['relationships', 'dashboard', 'progress'] } as const;

export const commitments = {
  list: endpoint
    .meta({ access: 'member', touches: [] })
    .route({
      method: 'GET',
      path: '/commitments',
      summary: 'Steps and promises: the open ones by their day, then those done lately',
    })
    .output(z.array(Commitment)),
  change: endpoint
    .meta(writing)
    .route({ method: 'PATCH', path: '/commitments/{id}', summary: 'Tick it, give it a day, say whether it helped' })
    .input(
      z.extend(One, {
        isDone: z.optional(z.boolean('Please say yes or no')),
        dueOn: z.optional(z.nullable(Day)),
        helped: z.optional(z.nullable(Helped)),
      }),
    )
    .output(Commitment),
  remove: endpoint
    .meta(writing)
    .route({ method: 'DELETE', path: '/commitments/{id}', summary: 'Let go of it', successStatus: 204 })
    .input(One)
    .output(z.void()),
};
