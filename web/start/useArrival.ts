import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { arriveAt, rememberScroll } from '#web/start/scroll.ts';

/** What a page load would do: set the title, the scroll position and the focus. */
export function useArrival({ pathname, hash, key }: Location, title: string, isKnown: boolean): void {
  const how = useNavigationType();
  const arrived = useRef<string | undefined>(undefined);

  // Before the page's own effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = `${title} · Mallama`;
  }, [title]);

  useEffect(() => {
    if (!isKnown) return;
    const from = arrived.current;
    arrived.current = pathname;
    const isFirst = from === undefined;
    if (!isFirst && from !== pathname) focusHeading();
    if (!isFirst || hash) arriveAt(key, how, hash, from === pathname);
  }, [pathname, hash, key, how, isKnown]);

  useEffect(() => rememberScroll(key), [key]);
}

/** Unless the page has already focused a field. */
function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!target || document.activeElement?.matches('main :is(input, textarea)')) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
