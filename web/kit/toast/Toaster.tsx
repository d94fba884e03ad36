import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from '#web/kit/toast/ToastCard.tsx';
import { currentToast, dismissToast, onToast, toastTime } from '#web/kit/toast/toast.ts';
import { useKeepClear } from '#web/kit/toast/useKeepClear.ts';
import css from './Toaster.module.css';

/** Rendered once, outside the page's root, so that an open dialog does not hide it from screen readers. */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, currentToast);
  const [held, setHeld] = useState(false);
  const top = useKeepClear(shown !== null);
  useEffect(() => {
    // Whatever held it went with it.
    if (!shown) return setHeld(false);
    if (held) return;
    const timer = setTimeout(() => dismissToast(shown.id), toastTime(shown));
    return () => clearTimeout(timer);
  }, [shown, held]);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer or focus inside only pauses the timer.
    <div
      className={css.place}
      style={{ '--top': `${top}px` } as CSSProperties}
      aria-live="polite"
      aria-atomic="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && <ToastCard key={shown.id} toast={shown} onClose={() => closeByHand(shown.id)} />}
    </div>,
    document.body,
  );

  function closeByHand(id: number) {
    setHeld(false);
    dismissToast(id);
  }
}
