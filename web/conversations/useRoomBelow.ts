import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Passes an element's top position to the style sheet, so that it can reach down to the screen's edge. */
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
