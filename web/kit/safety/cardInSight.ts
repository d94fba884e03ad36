import { useSyncExternalStore } from 'react';

const inSight = new Set<Element>();
const listeners = new Set<() => void>();

/** A ref callback that tracks whether the card is on the screen. */
export function watchCard(card: Element | null): (() => void) | undefined {
  if (!card) return;
  const watcher = new IntersectionObserver((seen) => setInSight(card, seen.at(-1)?.isIntersecting ?? false));
  watcher.observe(card);
  return () => {
    watcher.disconnect();
    setInSight(card, false);
  };
}

function setInSight(card: Element, isSeen: boolean): void {
  if (isSeen) inSight.add(card);
  else inSight.delete(card);
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Whether a safety card is on the screen; then nothing that can wait may cover it. */
export const useIsCardInSight = (): boolean => useSyncExternalStore(listen, () => inSight.size > 0);
