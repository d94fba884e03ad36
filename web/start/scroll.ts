import type { NavigationType } from 'react-router';

const places = new Map<string, number>();
/** Milliseconds in which a page may grow to the reader's position. */
const PATIENCE = 2000;

/** Stores the reader's position for this history entry. Returns a function that stops it. */
export function rememberScroll(key: string): () => void {
  history.scrollRestoration = 'manual';
  const keep = () => places.set(key, scrollY);
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}

/** Back and forward restore the position, a hash scrolls to its element, everything else to the top. */
export function arriveAt(key: string, how: `${NavigationType}`, hash: string, isSamePage: boolean): void {
  const place = how === 'POP' ? places.get(key) : undefined;
  if (place !== undefined) returnTo(place);
  else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  else if (!isSamePage) jumpTo(0);
}

const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/** The page may still grow while data load. Scrolling by the reader ends this. */
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
