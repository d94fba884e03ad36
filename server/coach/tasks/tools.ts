import * as z from 'zod/mini';
import { ArgumentResolution, CraftedMessage, Tone } from '#contract/coach.ts';
import { text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/assess-texts.ts';

const optional = z._default(text, '');

export const craftMessage = task({
  name: 'craftMessage',
  version: 'craft-message.1',
  input: z.object({
    goal: text,
    selectedTone: Tone,
    context: optional,
    conversationHistory: optional,
    originalDraft: optional,
  }),
  output: CraftedMessage,
  free: ({ goal, context, originalDraft, conversationHistory }) => [
    ...texts('craft', goal, context, originalDraft),
    ...texts('argument', conversationHistory),
  ],
});

export const resolveArgument = task({
  name: 'resolveArgument',
  version: 'resolve-argument.1',
  input: z.object({
    originalConversation: text,
    context: z._default(text, ''),
    partiesInvolved: z._default(z.array(text), []),
  }),
  output: ArgumentResolution,
  free: ({ originalConversation, context }) => texts('argument', originalConversation, context),
});
