import * as z from 'zod/mini';
import { ChatInsights } from '#contract/coach.ts';
import { maybe, Said } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const chatInsights = task({
  name: 'chatInsights',
  version: 'chat-insights.1',
  input: z.object({ messages: z.array(Said), personName: maybe }),
  output: ChatInsights,
  free: ({ messages }) => texts('chat', ...messages.map(({ role, content }) => (role === 'user' ? content : ''))),
});
