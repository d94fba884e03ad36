import * as z from 'zod/mini';
import { ArgumentResolution } from '#contract/coach.ts';
import { text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const resolveArgument = task({
  name: 'resolveArgument',
  version: 'resolve-argument.1',
  input: z.object({
    originalConversation: text,
    context: z._default(text, ''),
    partiesInvolved: z._default(z.array(text), []),
  }),
  output: ArgumentResolution,
  free: ({ originalConversation, context }) => texts('argument', originalConversation, context),
});
