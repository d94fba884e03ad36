import * as z from 'zod/mini';
import { ArgumentResolution, CraftedMessage, Tone } from '#contract/coach.ts';
import { text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const communityStory = task({
  name: 'communityStory',
  version: 'community-story.1',
  input: z.object({ text, knownNames: z._default(z.array(text), []) }),
  /** Controlled vocabulary only, whoever composes it; null where nothing may be shared. */
  output: z.object({
    story: z.nullable(
      z.object({
        title: z.string(),
        category: z.enum(['romantic', 'family', 'friendship', 'workplace']),
        summary: z.string(),
        lessonLearned: z.string(),
      }),
    ),
  }),
  free: ({ text }) => texts('output', text),
});

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
