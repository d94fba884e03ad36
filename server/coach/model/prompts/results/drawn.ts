import * as z from 'zod/mini';
import { RelationshipInsights } from '#contract/coach.ts';
import { resultBrief } from '#server/coach/model/prompts/brief.ts';
import { RESULT_HOUSE } from '#server/coach/model/prompts/house.ts';
import { lines, MOST, some, text, turns } from '#server/coach/model/prompts/results/fields.ts';

const common = { house: RESULT_HOUSE, maxOutputTokens: 2000, drafts: [], facts: () => [] as string[] };

const InsightWords = z.object({ insights: text, keyTakeaways: lines, actionItems: lines });

export const chatInsights = resultBrief<'chatInsights', typeof InsightWords>({
  ...common,
  name: 'chat_insights',
  version: 'chat-insights.model.2',
  method:
    'Look back at the talk for the person who had it. insights: two or three sentences on what it showed. keyTakeaways: up to four lines. actionItems: up to four small steps they named or agreed to and have not done yet; empty if there are none.',
  words: InsightWords,
  facts: ({ personName }) => (personName ? [`About: ${personName}`] : []),
  parts: ({ messages }) => turns(messages),
  names: ({ personName }) => [personName],
  build: ({ insights, keyTakeaways, actionItems }) => ({
    insights,
    keyTakeaways: some(keyTakeaways, 4),
    actionItems: some(actionItems, 4),
  }),
});

const SummaryWords = z.object({ summary: text });

export const conversationSummary = resultBrief<'conversationSummary', typeof SummaryWords>({
  ...common,
  name: 'conversation_summary',
  version: 'conversation-summary.model.2',
  method:
    'summary: the talk in at most three fair sentences, without advice. Where several speak, say who said what by name; never "you".',
  words: SummaryWords,
  parts: ({ messages }) => turns(messages),
  names: ({ messages }) => messages.map(({ name }) => name ?? null),
  build: ({ summary }) => ({ summary }),
});

export const threadSummary = resultBrief<'threadSummary', typeof SummaryWords>({
  ...common,
  name: 'thread_summary',
  version: 'thread-summary.model.1',
  method:
    'summary: what has to stay known so that the talk can go on without its first messages: who is who, what happened, what they want, what was agreed or refused, how they like to be answered. Facts only, at most 150 words. Fold the summary so far into it; nobody reads it but you.',
  words: SummaryWords,
  parts: ({ before, messages }) => [
    ...(before ? [{ label: 'The summary so far', text: before, isOwn: true }] : []),
    ...turns(messages, 60),
  ],
  names: ({ name, messages }) => [name, ...messages.map((one) => one.name ?? null)],
  build: ({ summary }) => ({ summary }),
});

const FactWords = z.object({ facts: z.array(z.object({ text, scope: z.enum(['person', 'all']) })) });

export const factsToRemember = resultBrief<'factsToRemember', typeof FactWords>({
  ...common,
  name: 'facts_to_remember',
  version: 'facts-to-remember.model.1',
  method:
    'facts: up to three short facts that the person said themselves and that will still help in a month: who somebody is, what is planned, what works or never works, how they like to be answered. One sentence each, without a judgment; scope "person" if it matters only in talks about the person named, else "all". Nothing about danger, violence, self-harm, illness, sex or faith. Nothing that is remembered already. Mostly the list is empty.',
  words: FactWords,
  facts: ({ personName }) => (personName ? [`About: ${personName}`] : []),
  parts: ({ messages, remembered }) => [
    ...(remembered.length > 0
      ? [{ label: 'Remembered or declined already', text: remembered.join('\n'), isOwn: true }]
      : []),
    ...turns(messages),
  ],
  names: ({ name, personName }) => [name, personName],
  mayBeEmpty: true,
  build: ({ facts }) => ({ facts: facts.filter((one) => one.text.trim() && one.text.length <= 200).slice(0, 3) }),
});

const StepWords = z.object({ steps: lines });

export const actionSteps = resultBrief<'actionSteps', typeof StepWords>({
  ...common,
  name: 'action_steps',
  version: 'action-steps.model.2',
  method:
    'steps: three to five small, concrete steps that the person can take alone this week on what they work on, one sentence each.',
  words: StepWords,
  facts: ({ personName, relationshipType }) => [`With: ${personName} (${relationshipType})`],
  parts: ({ areas }) => areas.map((area) => ({ label: 'Works on', text: area })),
  names: ({ personName }) => [personName],
  build: ({ steps }) => ({ steps: some(steps, 5) }),
});

const MeansWords = z.object({
  insights: RelationshipInsights.shape.insights,
  recommendedActions: lines,
});

export const relationshipInsights = resultBrief<'relationshipInsights', typeof MeansWords>({
  ...common,
  maxOutputTokens: MOST,
  name: 'relationship_insights',
  version: 'relationship-insights.model.1',
  method:
    'Read the ratings that somebody gave a relationship over time (0 to 100) and what they noted of it. insights: two to four, each with a title of a few words, a priority, the kind it is of, a description that names the figures or notes it rests on, and one or two pieces of actionable advice. recommendedActions: up to three small steps. Say nothing that the figures do not show.',
  words: MeansWords,
  facts: ({ relationship: { personName, relationshipType }, conflictsThisWeek, positivesThisWeek }) => [
    `With: ${personName} (${relationshipType})`,
    `Conflicts this week: ${conflictsThisWeek}; good moments: ${positivesThisWeek}`,
  ],
  parts: ({ scores, relationship: { goals, strugglingWith, notes } }) => [
    ...scores.slice(-12).map(({ at, ...sides }) => ({
      label: at.slice(0, 10),
      text: Object.entries(sides)
        .map(([side, value]) => `${side} ${value ?? 'not rated'}`)
        .join(', '),
    })),
    ...[...goals, ...strugglingWith].map((one) => ({ label: 'Noted', text: one })),
    ...(notes ? [{ label: 'Noted', text: notes }] : []),
  ],
  names: ({ relationship }) => [relationship.personName],
  // The figures are always computed by the app's published formula.
  build: ({ insights, recommendedActions }, _input, _assessment, figures) => ({
    ...figures,
    insights: insights.filter(({ title, description }) => title && description).slice(0, 4),
    recommendedActions: some(recommendedActions, 3),
  }),
});
