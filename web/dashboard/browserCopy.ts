import type { InsightCard } from '#contract/dashboard.ts';
import { CARDS_KEY } from '#contract/insight-cards.ts';
import type { Unsent } from '#web/dashboard/insightCards.ts';

/** A card as the server last told it, and what is still to be sent. */
export type KeptCard = InsightCard & { unsent?: Unsent };

/** What this browser keeps of somebody's dashboard: the cards, and how many people it showed. Signing out removes it. */
type Copy = { ownerId: string; people: number | null; cards: KeptCard[] };

/** Another person's copy is never shown. */
export function readCopy(ownerId: string): Copy {
  const nothing = { ownerId, people: null, cards: [] };
  try {
    const kept: Copy | null = JSON.parse(localStorage.getItem(CARDS_KEY) ?? 'null');
    return kept?.ownerId === ownerId && Array.isArray(kept.cards) ? kept : nothing;
  } catch {
    return nothing;
  }
}

export function keepInCopy(ownerId: string, part: Partial<Pick<Copy, 'people' | 'cards'>>): void {
  try {
    localStorage.setItem(CARDS_KEY, JSON.stringify({ ...readCopy(ownerId), ...part }));
  } catch {
    // Without storage the server's copy is the only one.
  }
}
