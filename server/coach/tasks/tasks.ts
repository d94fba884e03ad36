import type * as z from 'zod/mini';
import { actionSteps } from '#server/coach/tasks/action-steps.ts';
import { argumentChat } from '#server/coach/tasks/argument-chat.ts';
import { chatInsights } from '#server/coach/tasks/chat-insights.ts';
import { coachChat } from '#server/coach/tasks/coach-chat.ts';
import { communityStory } from '#server/coach/tasks/community-story.ts';
import { conversationSummary } from '#server/coach/tasks/conversation-summary.ts';
import { craftMessage } from '#server/coach/tasks/craft-message.ts';
import { factsToRemember } from '#server/coach/tasks/facts-to-remember.ts';
import { journalInsight } from '#server/coach/tasks/journal-insight.ts';
import { mediator } from '#server/coach/tasks/mediator.ts';
import { rehearse } from '#server/coach/tasks/rehearse.ts';
import { relationshipAnalysis } from '#server/coach/tasks/relationship-analysis.ts';
import { relationshipChat } from '#server/coach/tasks/relationship-chat.ts';
import { relationshipInsights } from '#server/coach/tasks/relationship-insights.ts';
import { resolveArgument } from '#server/coach/tasks/resolve-argument.ts';
import { textAnalysis } from '#server/coach/tasks/text-analysis.ts';
import { threadSummary } from '#server/coach/tasks/thread-summary.ts';

/** Everything that a coach can be asked for. */
export const tasks = {
  actionSteps,
  argumentChat,
  chatInsights,
  coachChat,
  communityStory,
  conversationSummary,
  craftMessage,
  factsToRemember,
  journalInsight,
  mediator,
  rehearse,
  relationshipAnalysis,
  relationshipChat,
  relationshipInsights,
  resolveArgument,
  textAnalysis,
  threadSummary,
};

export type TaskName = keyof typeof tasks;
/** What a caller may hand in, before defaults. */
export type Given<Name extends TaskName> = z.input<(typeof tasks)[Name]['input']>;
export type Input<Name extends TaskName> = z.output<(typeof tasks)[Name]['input']>;
export type Output<Name extends TaskName> = z.output<(typeof tasks)[Name]['output']>;
