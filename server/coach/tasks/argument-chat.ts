import * as z from 'zod/mini';
import { ChatInput, ChatOutput, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const argumentChat = task({
  name: 'argumentChat',
  version: 'argument-chat.1',
  input: z.extend(ChatInput, {
    argument: z.object({
      originalConversation: text,
      partiesInvolved: z._default(z.array(text), []),
      summary: z._default(text, ''),
    }),
  }),
  output: ChatOutput,
  free: ({ message, argument }) => [...texts('chat', message), ...texts('argument', argument.originalConversation)],
});
