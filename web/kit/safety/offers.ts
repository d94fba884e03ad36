import { useSyncExternalStore } from 'react';

/** Until this time the browser shows no prices: not beside a crisis, nor on the day after. */
export const NO_OFFERS_KEY = 'no-offers-until';
const DAY = 24 * 60 * 60 * 1000;
const CHANGED = 'offers-changed';

export function endOffersForADay(): void {
  try {
    localStorage.setItem(NO_OFFERS_KEY, String(Date.now() + DAY));
  } catch {
    // Without storage, the card itself still sells nothing.
  }
  dispatchEvent(new Event(CHANGED));
}

function mayOffer(): boolean {
  try {
    return Number(localStorage.getItem(NO_OFFERS_KEY) ?? 0) < Date.now();
  } catch {
    return true;
  }
}

function listen(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Whether a page may currently show plans and prices. */
export const useOffers = (): boolean => useSyncExternalStore(listen, mayOffer, () => true);
