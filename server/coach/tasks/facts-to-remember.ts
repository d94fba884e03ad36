import * as z from 'zod/mini';
import { history, maybe, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

/** Short facts from a chat that may be worth remembering; the member says yes or no to each. None without a model. */
export const factsToRemember = task({
  name: 'factsToRemember',
  version: 'facts-to-remember.1',
  input: z.object({
    messages: history,
    name: maybe,
    /** Whom the chat is about. */
    personName: maybe,
    /** What is remembered or was declined before; not proposed again. */
    remembered: z._default(z.array(text), []),
  }),
  output: z.object({
    facts: z.array(
      z.object({
        text: z.string(),
        /** `person`: only in chats about them; `all`: in every chat. */
        scope: z.enum(['person', 'all']),
      }),
    ),
  }),
  free: ({ messages }) => texts('chat', ...messages.map(({ role, content }) => (role === 'user' ? content : ''))),
});
