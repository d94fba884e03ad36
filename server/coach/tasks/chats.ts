import * as z from 'zod/mini';
import { Level } from '#contract/rehearsal.ts';
import { Bond, ChatInput, ChatOutput, history, maybe, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/assess-texts.ts';

export const coachChat = task({
  name: 'coachChat',
  version: 'coach-chat.1',
  input: ChatInput,
  output: ChatOutput,
  free: ({ message }) => texts('chat', message),
});

export const relationshipChat = task({
  name: 'relationshipChat',
  version: 'relationship-chat.1',
  input: z.extend(ChatInput, { relationship: Bond }),
  output: ChatOutput,
  free: ({ message }) => texts('chat', message),
});

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
  // `care` holds what was found in the argument when it was read.
  free: ({ message }) => texts('chat', message),
});

/** One turn of the mediator, between people who all take part and all agreed to the provider. */
export const mediator = task({
  name: 'mediator',
  version: 'mediator.1',
  /** `message` is the newest message and `name` its writer; `known` stays empty. */
  input: z.extend(ChatInput, {
    people: z.array(text),
    /** What each wrote in private beforehand. It guides the questions and is never repeated. */
    intakes: z._default(z.array(z.object({ name: text, lines: z.array(text) })), []),
    /** The room's instruction: where the mediation stands, and what is wanted now. */
    step: maybe,
  }),
  /** `unsafe`: the first names of those in whose words the model saw what it raises. */
  output: z.extend(ChatOutput, { unsafe: z._default(z.array(z.string()), []) }),
  free: ({ message }) => texts('chat', message),
});

export const rehearse = task({
  name: 'rehearse',
  version: 'rehearse.1',
  input: z.object({
    personName: text,
    description: z._default(text, ''),
    aim: text,
    level: Level,
    history,
    /** What the member says now; empty when they ask for a hint or end the rehearsal. */
    message: z._default(text, ''),
    wants: z.enum(['line', 'hint', 'step']),
  }),
  /** There is no line without a model. The feedback is always composed here, whoever plays. */
  output: z.object({ line: z.string(), feedback: z.nullable(z.string()) }),
  free: ({ message, aim, description, history }) => [
    ...texts('chat', message, aim, ...history.flatMap(({ role, content }) => (role === 'user' ? content : []))),
    ...texts('relationship', description),
  ],
});
