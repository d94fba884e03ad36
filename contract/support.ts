import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';

const line = (what: string) =>
  z
    .array(
      z
        .string(`${what} must be text`)
        .check(
          z.trim(),
          z.minLength(1, 'An empty line cannot be kept'),
          z.maxLength(300, 'Please keep each line under 300 characters'),
        ),
      'A part of the plan is a list of lines',
    )
    .check(z.maxLength(20, 'Please keep it to 20 lines'));

/** What a person wrote down, on a better day, for a hard one. */
export const SafetyPlan = z.object({
  warningSigns: line('A warning sign'),
  calmingThings: line('What calms you'),
  places: line('A place'),
  people: line('A person'),
  reasons: line('A reason'),
});
export type SafetyPlan = z.infer<typeof SafetyPlan>;

const KeptPlan = z.extend(SafetyPlan, { updatedAt: z.nullable(z.iso.datetime()) });

export const support = {
  plan: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true })
    .route({ method: 'GET', path: '/support/safety-plan', summary: 'Your personal safety plan' })
    .output(KeptPlan),
  savePlan: endpoint
    .meta({ access: 'signed_in', touches: ['support'], anyAge: true })
    .route({
      method: 'PUT',
      path: '/support/safety-plan',
      summary: 'Keep your personal safety plan; a part that is not sent stays as it is',
    })
    .input(z.partial(SafetyPlan))
    /** `safety` only for danger at this very moment: a safety plan mentions suicide by its purpose. */
    .output(z.extend(KeptPlan, { safety: z.nullable(SafetyNote) })),
  removePlan: endpoint
    .meta({ access: 'signed_in', touches: ['support'], anyAge: true })
    .route({
      method: 'DELETE',
      path: '/support/safety-plan',
      summary: 'Remove your personal safety plan',
      successStatus: 204,
    })
    .output(z.void()),
};
