import type { InsightCard } from '#contract/dashboard.ts';

export type CardChange = { content?: string; isPinned?: boolean; isVisible?: boolean };

/** A change that the server does not have yet, with its time. */
export type Unsent = CardChange & { at: string };

/** A card from the server, with its unsent change. */
export type KeptCard = InsightCard & { unsent?: Unsent };

/** The server's cards, with the changes it does not have yet. */
export function merged(server: readonly InsightCard[], kept: readonly KeptCard[]): KeptCard[] {
  return server.map((card) => {
    const unsent = kept.find(({ id }) => id === card.id)?.unsent;
    return { ...card, ...(unsent && { unsent }) };
  });
}

/** The card as the person last saw it, sent or not. */
export function asLeft({ unsent, ...card }: KeptCard): InsightCard {
  if (!unsent) return card;
  const { at: _, ...change } = unsent;
  // The member's own text is based on no score.
  return { ...card, ...change, source: change.content === undefined ? card.source : null };
}

export const withChange = (cards: readonly KeptCard[], id: string, change: CardChange, at: string): KeptCard[] =>
  cards.map((card) => (card.id === id ? { ...card, unsent: { ...card.unsent, ...change, at } } : card));

/** Removes a change that the server has. A newer one waits for its own answer. */
export const settled = (cards: readonly KeptCard[], answer: InsightCard, sent: Unsent): KeptCard[] =>
  cards.map((card) => {
    if (card.id !== answer.id) return card;
    const { unsent } = card;
    return { ...answer, ...(unsent && unsent.at !== sent.at && { unsent }) };
  });
