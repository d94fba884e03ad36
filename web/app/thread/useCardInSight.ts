import { type RefObject, useEffect } from 'react';

/** Signs that its reader goes where they want. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

/** A message with people to turn to is read from its beginning, and stays so until its reader moves. */
export function useCardInSight(log: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useEffect(() => {
    const element = log.current;
    if (messageId === undefined || !element) return;
    const show = () => {
      const message = element.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
      const card = message?.querySelector('[role=group][data-level]');
      if (!message || !card) return;
      const place = element.getBoundingClientRect();
      const head = (card.querySelector('li') ?? card).getBoundingClientRect();
      const start = message.getBoundingClientRect().top;
      // Where the answer's beginning and the first line to call don't fit together, the card comes first.
      const top = head.bottom - start <= place.height ? start : card.getBoundingClientRect().top;
      element.scrollBy({ top: top - place.top, behavior: 'instant' });
    };
    // The answer is still being written, and what stands below it comes later.
    const watcher = new ResizeObserver(show);
    for (const part of [element, ...element.children]) watcher.observe(part);
    const end = () => watcher.disconnect();
    for (const move of MOVES) element.addEventListener(move, end, { once: true });
    return () => {
      end();
      for (const move of MOVES) element.removeEventListener(move, end);
    };
  }, [log, messageId]);
}
