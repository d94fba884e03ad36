import * as z from 'zod/mini';
import { ChatInput, ChatOutput, maybe, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

/** One turn of the mediator between people who all take part and all agreed to the provider. */
export const mediator = task({
  name: 'mediator',
  version: 'mediator.1',
  /** `message` is what was said last and `name` who said it; `known` stays empty. */
  input: z.extend(ChatInput, {
    /** Everybody in it, by first name. */
    people: z.array(text),
    /** What each wrote in private before it began: chooses what to ask, and is never repeated. */
    intakes: z._default(z.array(z.object({ name: text, lines: z.array(text) })), []),
    /** Where the mediation stands and what is wanted now, as an instruction of the room. */
    step: maybe,
  }),
  output: ChatOutput,
  free: ({ message }) => texts('chat', message),
});
