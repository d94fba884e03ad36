import type { InsightCard } from '#contract/dashboard.ts';

export type CardChange = { content?: string; isPinned?: boolean; isVisible?: boolean };

/** A change that the server does not have yet, and when it was made. */
export type Unsent = CardChange & { at: string };

/** A card as the server last told it, and what is still to be sent. */
export type KeptCard = InsightCard & { unsent?: Unsent };

/** The server is the truth; what it does not have yet stays beside it until it does. */
export function merged(server: readonly InsightCard[], kept: readonly KeptCard[]): KeptCard[] {
  return server.map((card) => {
    const unsent = kept.find(({ id }) => id === card.id)?.unsent;
    return { ...card, ...(unsent && { unsent }) };
  });
}

/** As the person left it, sent or not. */
export function asLeft({ unsent, ...card }: KeptCard): InsightCard {
  if (!unsent) return card;
  const { at: _, ...change } = unsent;
  // What somebody wrote themselves comes from no score.
  return { ...card, ...change, source: change.content === undefined ? card.source : null };
}

export const withChange = (cards: readonly KeptCard[], id: string, change: CardChange, at: string): KeptCard[] =>
  cards.map((card) => (card.id === id ? { ...card, unsent: { ...card.unsent, ...change, at } } : card));

/** The server has that change now. A newer one, made meanwhile, waits for its own answer. */
export const settled = (cards: readonly KeptCard[], answer: InsightCard, sent: Unsent): KeptCard[] =>
  cards.map((card) => {
    if (card.id !== answer.id) return card;
    const { unsent } = card;
    return { ...answer, ...(unsent && unsent.at !== sent.at && { unsent }) };
  });
