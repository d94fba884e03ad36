import type { InsightCard } from '#contract/dashboard.ts';
import { type CardId, INSIGHT_CARDS } from '#contract/insight-cards.ts';

/** What a member changed on one card. */
export type CardChange = { content?: string; isPinned?: boolean; isVisible?: boolean; updatedAt: string };
export type CardChanges = Partial<Record<CardId, CardChange>>;

/** The newest relationship insight's first words, where there is one. */
export type InsightWords = { strength?: string | undefined; growthArea?: string | undefined };

const wordsFor = (id: CardId, { strength, growthArea }: InsightWords) =>
  ({ 'strengths-1': strength, 'opportunities-1': growthArea })[id as string];

/** The four cards: what the member made of them, over an insight's words, over what they say at first. */
export const cardsFrom = (changes: CardChanges, insight: InsightWords = {}): InsightCard[] =>
  INSIGHT_CARDS.map(({ id, type, title, content }) => {
    const changed = changes[id];
    return {
      id,
      type,
      title,
      content: changed?.content ?? wordsFor(id, insight) ?? content,
      category: type,
      isPinned: changed?.isPinned ?? false,
      isVisible: changed?.isVisible ?? true,
      updatedAt: changed?.updatedAt ?? null,
    };
  });

type Sent = { content?: string | undefined; isPinned?: boolean | undefined; isVisible?: boolean | undefined };

/** What a change leaves. One that was made before what is kept fills in only what nobody has changed. */
export function changedCard(kept: CardChange | undefined, sent: Sent, at: Date): CardChange {
  const { updatedAt = '', ...before } = kept ?? {};
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const isOlder = at.toISOString() < updatedAt;
  return isOlder ? { ...said, ...before, updatedAt } : { ...before, ...said, updatedAt: at.toISOString() };
}
