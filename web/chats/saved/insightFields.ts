import type { ChatInsightsDraft } from '#contract/relationship-chats.ts';

/** What stands in a field as long as it is empty. */
export const QUESTIONS = {
  insights: 'What did you understand from this chat?',
  keyTakeaways: 'What do you want to remember?',
  actionItems: 'What will you try next?',
} as const;

export type InsightFields = Record<keyof typeof QUESTIONS, string>;

const EMPTY: InsightFields = { insights: '', keyTakeaways: '', actionItems: '' };

/** From this level on the safety layer answers instead of the coach. */
const CRISIS = 2;

/** Lists as text, one item per line. After a crisis nothing is suggested. */
export const offered = ({ insights, keyTakeaways, actionItems, meta }: ChatInsightsDraft): InsightFields =>
  (meta?.safety.level ?? 0) >= CRISIS
    ? EMPTY
    : {
        insights: insights.trim(),
        keyTakeaways: keyTakeaways.join('\n').trim(),
        actionItems: actionItems.join('\n').trim(),
      };

/** Fills only fields that were not edited meanwhile. */
export const fillBlank = (fields: InsightFields, with_: InsightFields): InsightFields => ({
  insights: fields.insights || with_.insights,
  keyTakeaways: fields.keyTakeaways || with_.keyTakeaways,
  actionItems: fields.actionItems || with_.actionItems,
});
