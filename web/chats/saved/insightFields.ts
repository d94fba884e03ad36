import type { ChatInsightsDraft } from '#contract/relationship-chats.ts';

/** What a section says when a chat gave nothing for it. */
export const DEFAULTS = {
  insights: 'You took time to talk this through.',
  keyTakeaways: 'Saying it out loud is a first step.',
  actionItems: 'Choose one small thing to try this week.',
} as const;

/** What stands in the fields when nothing could be generated, to be answered by hand. */
export const PROMPTS = {
  insights: 'What did you understand from this chat?',
  keyTakeaways: 'What do you want to remember?',
  actionItems: 'What will you try next?',
} as const;

export type InsightFields = Record<keyof typeof DEFAULTS, string>;

/** From this level on the safety layer answers in the coach's place. */
const CRISIS = 2;

/** Nobody is told what to make of a crisis: then the fields only ask. */
export const offered = (draft: ChatInsightsDraft): InsightFields =>
  (draft.meta?.safety.level ?? 0) >= CRISIS ? PROMPTS : fieldsOf(draft);

/** Lists as one text, a line each. */
export const fieldsOf = ({ insights, keyTakeaways, actionItems }: ChatInsightsDraft): InsightFields => ({
  insights: insights.trim() || DEFAULTS.insights,
  keyTakeaways: keyTakeaways.join('\n').trim() || DEFAULTS.keyTakeaways,
  actionItems: actionItems.join('\n').trim() || DEFAULTS.actionItems,
});

/** What was changed by hand meanwhile stays. */
export const fillBlank = (fields: InsightFields, with_: InsightFields): InsightFields => ({
  insights: fields.insights || with_.insights,
  keyTakeaways: fields.keyTakeaways || with_.keyTakeaways,
  actionItems: fields.actionItems || with_.actionItems,
});
