import { useEffect, useRef } from 'react';
import { enterDialog, leaveDialog } from '#web/kit/dialog/dialogEntry.ts';

/** While something is open, the browser's Back closes it and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const one = { close: () => close.current() };
    enterDialog(one);
    return () => leaveDialog(one);
  }, [isOpen]);
}
