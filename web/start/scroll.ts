import type { NavigationType } from 'react-router';

const places = new Map<string, number>();
/** How long a page may take to grow to where the reader was. */
const PATIENCE = 2000;

/** Keeps where the reader is, for when they come back to this entry of the history. Returns how to stop. */
export function rememberScroll(key: string): () => void {
  history.scrollRestoration = 'manual';
  const keep = () => places.set(key, scrollY);
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}

/** Back and forward lead to where the reader was, a hash to its element, everything else to the top. */
export function arriveAt(key: string, how: `${NavigationType}`, hash: string, isSamePage: boolean): void {
  const place = how === 'POP' ? places.get(key) : undefined;
  if (place !== undefined) returnTo(place);
  else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  else if (!isSamePage) jumpTo(0);
}

const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/** The page may still be growing while its data come; a reader who scrolls meanwhile is left alone. */
function returnTo(top: number): void {
  jumpTo(top);
  if (scrollY >= top) return;
  const growth = new ResizeObserver(() => {
    jumpTo(top);
    if (scrollY >= top) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  const byHand = ['wheel', 'touchmove', 'keydown'] as const;
  for (const kind of byHand) addEventListener(kind, stop, { passive: true });
  growth.observe(document.body);

  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const kind of byHand) removeEventListener(kind, stop);
  }
}
