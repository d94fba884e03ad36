import * as z from 'zod/mini';
import { text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const communityStory = task({
  name: 'communityStory',
  version: 'community-story.1',
  input: z.object({ text, knownNames: z._default(z.array(text), []) }),
  /** Controlled vocabulary only, whoever composes it; null where nothing may be shared. */
  output: z.object({
    story: z.nullable(
      z.object({
        title: z.string(),
        category: z.enum(['romantic', 'family', 'friendship', 'workplace']),
        summary: z.string(),
        lessonLearned: z.string(),
      }),
    ),
  }),
  free: ({ text }) => texts('output', text),
});
