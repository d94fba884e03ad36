import * as z from 'zod/mini';
import { text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const actionSteps = task({
  name: 'actionSteps',
  version: 'action-steps.1',
  input: z.object({
    personName: text,
    relationshipType: z._default(text, 'other'),
    /** What to work on, one line each. */
    areas: z.array(text),
  }),
  output: z.object({ steps: z.array(z.string()) }),
  free: ({ areas }) => texts('relationship', ...areas),
});
