import type { InsightCard } from '#contract/dashboard.ts';
import { type CardId, INSIGHT_CARDS } from '#contract/insight-cards.ts';

/** A member's changes to one card. */
export type CardChange = { content?: string; isPinned?: boolean; isVisible?: boolean; updatedAt: string };
export type CardChanges = Partial<Record<CardId, CardChange>>;

type Finding = { text: string; source: NonNullable<InsightCard['source']> };
/** The current findings, as far as there are any. */
type InsightWords = { strength?: Finding | undefined; growthArea?: Finding | undefined };

const findingFor = (id: CardId, { strength, growthArea }: InsightWords) =>
  ({ 'strengths-1': strength, 'opportunities-1': growthArea })[id as string];

/** The four cards: the member's own words first, then a finding, then the default text. */
export const cardsFrom = (changes: CardChanges, insight: InsightWords = {}): InsightCard[] =>
  INSIGHT_CARDS.map(({ id, type, title, content }) => {
    const changed = changes[id];
    const finding = changed?.content === undefined ? findingFor(id, insight) : undefined;
    return {
      id,
      type,
      title,
      content: changed?.content ?? finding?.text ?? content,
      category: type,
      isPinned: changed?.isPinned ?? false,
      isVisible: changed?.isVisible ?? true,
      updatedAt: changed?.updatedAt ?? null,
      source: finding?.source ?? null,
    };
  });

type Sent = { content?: string | undefined; isPinned?: boolean | undefined; isVisible?: boolean | undefined };

/**
 * The stored change after another one. A change older than the stored one only fills in fields that nobody has
 * changed.
 */
export function changedCard(kept: CardChange | undefined, sent: Sent, at: Date): CardChange {
  const { updatedAt = '', ...before } = kept ?? {};
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const isOlder = at.toISOString() < updatedAt;
  return isOlder ? { ...said, ...before, updatedAt } : { ...before, ...said, updatedAt: at.toISOString() };
}
