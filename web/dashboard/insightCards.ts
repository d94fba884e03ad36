import type { InsightCard } from '#contract/dashboard.ts';
import { CARDS_KEY } from '#contract/insight-cards.ts';

export type CardChange = { content?: string; isPinned?: boolean; isVisible?: boolean };

/** A change that the server does not have yet, and when it was made. */
export type Unsent = CardChange & { at: string };

/** A card as this browser keeps it: what the server last said, whose it is, and what is still to be sent. */
export type KeptCard = InsightCard & { ownerId: string; unsent?: Unsent };

/** What this browser keeps of that person's cards; another person's are never shown. */
export function readCards(ownerId: string): KeptCard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CARDS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((card) => card?.ownerId === ownerId) : [];
  } catch {
    return [];
  }
}

export function keepCards(cards: readonly KeptCard[]): void {
  try {
    localStorage.setItem(CARDS_KEY, JSON.stringify(cards));
  } catch {
    // Without storage the server's copy is the only one.
  }
}

/** The server is the truth; what it does not have yet stays beside it until it does. */
export function merged(server: readonly InsightCard[], kept: readonly KeptCard[], ownerId: string): KeptCard[] {
  return server.map((card) => {
    const unsent = kept.find(({ id }) => id === card.id)?.unsent;
    return { ...card, ownerId, ...(unsent && { unsent }) };
  });
}

/** As the person left it, sent or not. */
export function asLeft({ unsent, ...card }: KeptCard): InsightCard {
  if (!unsent) return card;
  const { at: _, ...change } = unsent;
  return { ...card, ...change };
}

export const withChange = (cards: readonly KeptCard[], id: string, change: CardChange, at: string): KeptCard[] =>
  cards.map((card) => (card.id === id ? { ...card, unsent: { ...card.unsent, ...change, at } } : card));

/** The server has that change now. A newer one, made meanwhile, waits for its own answer. */
export const settled = (cards: readonly KeptCard[], answer: InsightCard, sent: Unsent): KeptCard[] =>
  cards.map((card) => {
    if (card.id !== answer.id) return card;
    const { unsent, ownerId } = card;
    return { ...answer, ownerId, ...(unsent && unsent.at !== sent.at && { unsent }) };
  });
