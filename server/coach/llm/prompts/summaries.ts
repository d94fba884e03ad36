import * as z from 'zod/mini';
import { resultBrief } from '#server/coach/llm/prompts/brief.ts';
import { some } from '#server/coach/llm/prompts/some.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

const text = z.string();
const lines = z.array(z.string());
const turns = (messages: readonly Said[]) =>
  messages.slice(-30).map(({ role, content }) => ({
    label: role === 'user' ? 'the person' : 'the coach',
    text: content,
    own: role === 'assistant',
  }));

const InsightWords = z.object({ insights: text, keyTakeaways: lines, actionItems: lines });

export const chatInsights = resultBrief<'chatInsights', typeof InsightWords>({
  name: 'chat_insights',
  version: 'chat-insights.llm.1',
  maxOutputTokens: 700,
  method: `Look back at the conversation. insights: two or three sentences on what it showed, in the person's own words. keyTakeaways: up to four lines. actionItems: up to four small steps they named or agreed to.`,
  words: InsightWords,
  context: ({ personName }) => ({ about: personName }),
  untrusted: ({ messages }) => turns(messages),
  names: ({ personName }) => [personName],
  own: (words) => words,
  merge: (base, words) => ({
    insights: words.insights || base.insights,
    keyTakeaways: some(words.keyTakeaways, base.keyTakeaways),
    actionItems: some(words.actionItems, base.actionItems),
  }),
});

const SummaryWords = z.object({ summary: text });

export const conversationSummary = resultBrief<'conversationSummary', typeof SummaryWords>({
  name: 'conversation_summary',
  version: 'conversation-summary.llm.1',
  maxOutputTokens: 400,
  method: 'summary: the conversation in three fair sentences, without advice.',
  words: SummaryWords,
  context: () => ({}),
  untrusted: ({ messages }) => turns(messages),
  names: () => [],
  own: (words) => words,
  merge: (base, { summary }) => ({ summary: summary || base.summary }),
});

const StepWords = z.object({ steps: lines });

export const actionSteps = resultBrief<'actionSteps', typeof StepWords>({
  name: 'action_steps',
  version: 'action-steps.llm.1',
  maxOutputTokens: 500,
  method:
    'steps: three to five small, concrete steps the person can take alone this week on what they work on, one sentence each.',
  words: StepWords,
  context: ({ personName, relationshipType }) => ({ personName, relationshipType }),
  untrusted: ({ areas }) => areas.map((area) => ({ label: 'works on', text: area })),
  names: ({ personName }) => [personName],
  own: (words) => words,
  merge: (base, { steps }) => ({ steps: some(steps, base.steps) }),
});
