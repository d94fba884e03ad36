import { journalInsight, relationshipAnalysis, textAnalysis } from '#server/coach/llm/prompts/readings.ts';
import { actionSteps, chatInsights, conversationSummary } from '#server/coach/llm/prompts/summaries.ts';
import { craftMessage, resolveArgument } from '#server/coach/llm/prompts/tools.ts';

/**
 * Every result whose words a model may write. Community stories are composed from a controlled vocabulary,
 * and relationship insights from stored figures: those never leave.
 */
export const briefs = {
  actionSteps,
  chatInsights,
  conversationSummary,
  craftMessage,
  journalInsight,
  relationshipAnalysis,
  resolveArgument,
  textAnalysis,
};
