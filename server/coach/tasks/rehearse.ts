import * as z from 'zod/mini';
import { Level } from '#contract/rehearsal.ts';
import { history, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const rehearse = task({
  name: 'rehearse',
  version: 'rehearse.1',
  input: z.object({
    personName: text,
    description: z._default(text, ''),
    aim: text,
    level: Level,
    history,
    /** What the member says now; empty where they ask for a hint, or end it. */
    message: z._default(text, ''),
    wants: z.enum(['line', 'hint', 'step']),
  }),
  /** No line without a model: nobody plays somebody without one. What the message did is read here, whoever plays. */
  output: z.object({ line: z.string(), feedback: z.nullable(z.string()) }),
  free: ({ message, aim, description, history }) => [
    ...texts('chat', message, aim, ...history.flatMap(({ role, content }) => (role === 'user' ? content : []))),
    ...texts('relationship', description),
  ],
});
