import { useEffect, useRef } from 'react';

/** Marks the one history entry that exists while dialogs are open. */
const MARK = 'mallamaDialog';

type Opened = { close: () => void };
const opened: Opened[] = [];
let isOurs = false;

const isMarked = () => Boolean(history.state?.[MARK]);

/** Keeps the router's state, so that it sees no navigation. */
function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
}

function back(event: PopStateEvent): void {
  if (isOurs) {
    isOurs = false;
    event.stopImmediatePropagation();
    return;
  }
  if (opened.length === 0 || isMarked()) return;
  event.stopImmediatePropagation();
  opened.at(-1)?.close();
  // Another dialog is still open, or this one refused to close.
  setTimeout(() => opened.length > 0 && mark());
}

/** Dialogs that close and open at the same time share the entry. After a navigation the entry stays behind. */
function tidy(): void {
  if (opened.length > 0 || !isMarked()) return;
  isOurs = true;
  history.back();
}

/** While something is open, the browser's Back closes it and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    // Capturing, so that it runs before the router. Adding the same listener twice has no effect.
    addEventListener('popstate', back, { capture: true });
    const one = { close: () => close.current() };
    opened.push(one);
    mark();
    return () => {
      opened.splice(opened.indexOf(one), 1);
      setTimeout(tidy);
    };
  }, [isOpen]);
}
