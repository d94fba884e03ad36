import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells an element's style sheet where on the page it begins, so that it can reach down to the edge of the screen. */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const place = () =>
      element.style.setProperty('--above', `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  return ref;
}
