import type * as z from 'zod/mini';
import { argumentChat, coachChat, mediator, rehearse, relationshipChat } from '#server/coach/tasks/chats.ts';
import {
  actionSteps,
  chatInsights,
  conversationSummary,
  factsToRemember,
  relationshipInsights,
  threadSummary,
} from '#server/coach/tasks/drawn.ts';
import { journalInsight, relationshipAnalysis, textAnalysis } from '#server/coach/tasks/readings.ts';
import { craftMessage, resolveArgument } from '#server/coach/tasks/tools.ts';

export const tasks = {
  actionSteps,
  argumentChat,
  chatInsights,
  coachChat,
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
export type Given<Name extends TaskName> = z.input<(typeof tasks)[Name]['input']>;
export type Input<Name extends TaskName> = z.output<(typeof tasks)[Name]['input']>;
export type Output<Name extends TaskName> = z.output<(typeof tasks)[Name]['output']>;
/** Whole results that can be read while they are written. */
export type Result = 'resolveArgument';
