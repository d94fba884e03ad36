import { CARDS_KEY, INSIGHT_CARDS } from '#contract/insight-cards.ts';
import type { KeptCard } from '#web/dashboard/insightCards.ts';

/**
 * What this browser stores of a dashboard: the state of cards, and the number of people. Text is stored only until the
 * server has it, because others may use this browser. Signing out deletes it.
 */
type Copy = { ownerId: string; people: number | null; cards: KeptCard[] };

/** Only for its owner. */
export function readCopy(ownerId: string): Copy {
  const nothing = { ownerId, people: null, cards: [] };
  try {
    const kept: Copy | null = JSON.parse(localStorage.getItem(CARDS_KEY) ?? 'null');
    return kept?.ownerId === ownerId && Array.isArray(kept.cards) ? kept : nothing;
  } catch {
    return nothing;
  }
}

const withoutWords = (card: KeptCard): KeptCard => ({
  ...card,
  content: INSIGHT_CARDS.find(({ id }) => id === card.id)?.content ?? '',
  source: null,
});

export function keepInCopy(ownerId: string, part: Partial<Pick<Copy, 'people' | 'cards'>>): void {
  try {
    const copy = { ...readCopy(ownerId), ...part };
    localStorage.setItem(CARDS_KEY, JSON.stringify({ ...copy, cards: copy.cards.map(withoutWords) }));
  } catch {
    // Without storage only the server's copy exists.
  }
}
