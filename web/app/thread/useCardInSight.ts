import { type RefObject, useEffect } from 'react';

/** Events that mean that the reader scrolls. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

/** Keeps the beginning of a message with a safety card in view until the reader scrolls. */
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
      // If the reply's beginning and the first helpline do not both fit, the card comes first.
      const top = head.bottom - start <= place.height ? start : card.getBoundingClientRect().top;
      element.scrollBy({ top: top - place.top, behavior: 'instant' });
    };
    // The reply is still growing, and the card below it appears later.
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
