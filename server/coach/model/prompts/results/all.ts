import {
  actionSteps,
  chatInsights,
  conversationSummary,
  factsToRemember,
  relationshipInsights,
  threadSummary,
} from '#server/coach/model/prompts/results/drawn.ts';
import { mediator } from '#server/coach/model/prompts/results/mediating.ts';
import { journalInsight, relationshipAnalysis, textAnalysis } from '#server/coach/model/prompts/results/readings.ts';
import { rehearse } from '#server/coach/model/prompts/results/rehearsing.ts';
import { craftMessage, resolveArgument } from '#server/coach/model/prompts/results/tools.ts';

/** Every result that a model may write. Community stories are composed from a controlled vocabulary: those never leave. */
export const results = {
  actionSteps,
  chatInsights,
  conversationSummary,
  craftMessage,
  factsToRemember,
  journalInsight,
  mediator,
  rehearse,
  relationshipAnalysis,
  relationshipInsights,
  resolveArgument,
  textAnalysis,
  threadSummary,
};
