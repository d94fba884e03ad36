import { useEffect, useRef } from 'react';
import type { OpenThread } from '#web/app/thread/useThread.ts';

/** Scrolls to one message, for links from the search. Earlier messages are loaded until it is there. */
export function useOpenAt({ messages, earlier }: OpenThread, wanted: string | null): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || shown.current === wanted) return;
    const element = document.querySelector<HTMLElement>(`[data-message="${CSS.escape(wanted)}"]`);
    if (element && messages.length > 0) {
      shown.current = wanted;
      element.scrollIntoView({ block: 'center' });
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    } else if (earlier.has && earlier.state === 'idle') earlier.load();
  }, [wanted, messages, earlier]);
}
