import { type RefObject, useEffect, useRef } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/** A chat in which nothing was said yet is read from its first word, whenever it comes into view or changes its height. */
export function useGreetingFromTop(log: RefObject<HTMLElement | null>, isNew: boolean): void {
  const isBegun = useRef(false);
  useEffect(() => {
    const element = log.current;
    isBegun.current ||= !isNew;
    if (!element || isBegun.current) return;
    let isLeftAlone = false;
    const leave = () => {
      isLeftAlone = true;
    };
    const watcher = new ResizeObserver(() => {
      // On a phone it is hidden behind the other views of its page.
      if (element.clientHeight === 0) isLeftAlone = false;
      // The log uses a reversed column, so its beginning is the lowest scroll position.
      else if (!isLeftAlone) element.scrollTop = -element.scrollHeight;
    });
    watcher.observe(element);
    for (const kind of BY_HAND) element.addEventListener(kind, leave, { passive: true });
    return () => {
      watcher.disconnect();
      for (const kind of BY_HAND) element.removeEventListener(kind, leave);
    };
  }, [log, isNew]);
}
