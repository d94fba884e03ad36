import * as z from 'zod/mini';
import { Said } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const conversationSummary = task({
  name: 'conversationSummary',
  version: 'conversation-summary.1',
  input: z.object({ messages: z.array(Said) }),
  output: z.object({ summary: z.string() }),
  free: ({ messages }) => texts('chat', ...messages.map(({ role, content }) => (role === 'user' ? content : ''))),
});
