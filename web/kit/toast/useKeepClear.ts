import { useLayoutEffect, useState } from 'react';

/** Measures how far from the top the area reaches that toasts must not cover. */
export function useKeepClear(isLookedAfter: boolean): number {
  const [bottom, setBottom] = useState(0);
  useLayoutEffect(() => {
    if (!isLookedAfter) return;
    const look = () => {
      const all = [...document.querySelectorAll('[data-keep-clear]')].map((one) => one.getBoundingClientRect().bottom);
      setBottom(Math.max(0, ...all));
    };
    look();
    // A page or banner that appears with the toast moves it.
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [isLookedAfter]);
  return bottom;
}
