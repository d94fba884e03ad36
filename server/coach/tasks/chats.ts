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
  // What was seen in the argument when it was read stands in `care`.
  free: ({ message }) => texts('chat', message),
});

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
  /** `unsafe`: by first name, in whose words the model saw what it raises. */
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
    /** What the member says now; empty where they ask for a hint, or end it. */
    message: z._default(text, ''),
    wants: z.enum(['line', 'hint', 'step']),
  }),
  /** No line without a model: nobody plays somebody without one. What the message did is read here, whoever plays. */
  output: z.object({ line: z.string(), feedback: z.nullable(z.string()) }),
  free: ({ message, aim, description, history }) => [
    ...texts('chat', message, aim, ...history.flatMap(({ role, content }) => (role === 'user' ? content : []))),
    ...texts('relationship', description),
  ],
});
