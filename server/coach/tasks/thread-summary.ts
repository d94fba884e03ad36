import * as z from 'zod/mini';
import { history, maybe } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

/** What goes on being known of a long conversation when its first messages no longer fit: never shown, sealed with the thread. */
export const threadSummary = task({
  name: 'threadSummary',
  version: 'thread-summary.1',
  input: z.object({
    /** The summary so far; what it covers is not in `messages`. */
    before: maybe,
    /** The messages to add to it, oldest first. */
    messages: history,
    name: maybe,
  }),
  /** Empty without a model: then the newest messages are all there is. */
  output: z.object({ summary: z.string() }),
  free: ({ messages }) => texts('chat', ...messages.map(({ role, content }) => (role === 'user' ? content : ''))),
});
