import { useLayoutEffect, useRef } from 'react';

/** Below this width one view fills the screen. */
const PHONE = '(width <= 860px)';
const MARGIN = 20;

/** On a phone a panel reaches from its top down to the tab bar. Its height is passed to the style sheet. */
export function useFillHeight() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const phone = matchMedia(PHONE);
    const fill = () => {
      if (!phone.matches || !element.checkVisibility()) return;
      const top = element.getBoundingClientRect().top + scrollY;
      element.style.setProperty('--above', `${Math.round(top + MARGIN)}px`);
    };
    fill();
    const watcher = new ResizeObserver(fill);
    watcher.observe(element);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  return ref;
}
