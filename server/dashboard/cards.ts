import type { InsightCard } from '#contract/dashboard.ts';
import { type CardId, INSIGHT_CARDS } from '#contract/insight-cards.ts';

/** What a member changed on one card. */
export type CardChange = { content?: string; isPinned?: boolean; isVisible?: boolean; updatedAt: string };
export type CardChanges = Partial<Record<CardId, CardChange>>;

type Finding = { text: string; source: NonNullable<InsightCard['source']> };
/** What stands out at the moment, where something does. */
type InsightWords = { strength?: Finding | undefined; growthArea?: Finding | undefined };

const findingFor = (id: CardId, { strength, growthArea }: InsightWords) =>
  ({ 'strengths-1': strength, 'opportunities-1': growthArea })[id as string];

/** The four cards: what the member made of them, over an insight's words, over what they say at first. */
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

/** What a change leaves. One that was made before what is kept fills in only what nobody has changed. */
export function changedCard(kept: CardChange | undefined, sent: Sent, at: Date): CardChange {
  const { updatedAt = '', ...before } = kept ?? {};
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const isOlder = at.toISOString() < updatedAt;
  return isOlder ? { ...said, ...before, updatedAt } : { ...before, ...said, updatedAt: at.toISOString() };
}
