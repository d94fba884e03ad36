import { useSyncExternalStore } from 'react';

const inSight = new Set<Element>();
const listeners = new Set<() => void>();

/** For the ref of a card: knows whether it is on the screen. */
export function watchCard(card: Element | null): (() => void) | undefined {
  if (!card) return;
  const watcher = new IntersectionObserver((seen) => tell(card, seen.at(-1)?.isIntersecting ?? false));
  watcher.observe(card);
  return () => {
    watcher.disconnect();
    tell(card, false);
  };
}

function tell(card: Element, isSeen: boolean): void {
  if (isSeen) inSight.add(card);
  else inSight.delete(card);
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Whether people to turn to are on the screen: nothing that can wait covers them. */
export const useIsCardInSight = (): boolean => useSyncExternalStore(listen, () => inSight.size > 0);
