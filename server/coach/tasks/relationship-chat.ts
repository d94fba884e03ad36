import * as z from 'zod/mini';
import { Bond, ChatInput, ChatOutput } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const relationshipChat = task({
  name: 'relationshipChat',
  version: 'relationship-chat.1',
  input: z.extend(ChatInput, { relationship: Bond }),
  output: ChatOutput,
  free: ({ message }) => texts('chat', message),
});
