import { ChatInput, ChatOutput } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const coachChat = task({
  name: 'coachChat',
  version: 'coach-chat.1',
  input: ChatInput,
  output: ChatOutput,
  free: ({ message }) => texts('chat', message),
});
