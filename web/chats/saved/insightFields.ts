import type { ChatInsightsDraft } from '#contract/relationship-chats.ts';

/** A section's text if the chat gave nothing for it. */
export const DEFAULTS = {
  insights: 'You took time to talk this through.',
  keyTakeaways: 'Saying it out loud is a first step.',
  actionItems: 'Choose one small thing to try this week.',
} as const;

/** Questions in the fields if nothing could be generated. */
export const PROMPTS = {
  insights: 'What did you understand from this chat?',
  keyTakeaways: 'What do you want to remember?',
  actionItems: 'What will you try next?',
} as const;

export type InsightFields = Record<keyof typeof DEFAULTS, string>;

/** From this level on the safety layer answers instead of the coach. */
const CRISIS = 2;

/** After a crisis no insights are suggested, and the fields only ask. */
export const offered = (draft: ChatInsightsDraft): InsightFields =>
  (draft.meta?.safety.level ?? 0) >= CRISIS ? PROMPTS : fieldsOf(draft);

/** Lists as text, one item per line. */
export const fieldsOf = ({ insights, keyTakeaways, actionItems }: ChatInsightsDraft): InsightFields => ({
  insights: insights.trim() || DEFAULTS.insights,
  keyTakeaways: keyTakeaways.join('\n').trim() || DEFAULTS.keyTakeaways,
  actionItems: actionItems.join('\n').trim() || DEFAULTS.actionItems,
});

/** Fills only fields that were not edited meanwhile. */
export const fillBlank = (fields: InsightFields, with_: InsightFields): InsightFields => ({
  insights: fields.insights || with_.insights,
  keyTakeaways: fields.keyTakeaways || with_.keyTakeaways,
  actionItems: fields.actionItems || with_.actionItems,
});
