import { useEffect, useRef } from 'react';

/** Marks the one entry of our own that stands in the history while dialogs are open. */
const MARK = 'mallamaDialog';

type Opened = { close: () => void };
const opened: Opened[] = [];
let isOurs = false;

const isMarked = () => Boolean(history.state?.[MARK]);

/** The router's own state goes along: for it, the page is the same one. */
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
  // One below it, or one that would not close, is still there to be closed.
  setTimeout(() => opened.length > 0 && mark());
}

/** Whatever closes and opens in one breath shares the entry; where a page was left for another, its entry stays below. */
function tidy(): void {
  if (opened.length > 0 || !isMarked()) return;
  isOurs = true;
  history.back();
}

/** While something is open, the browser's Back closes it first and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    // Heard before the router hears it; adding the same listener again changes nothing.
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
