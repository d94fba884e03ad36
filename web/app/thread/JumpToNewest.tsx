import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { IconArrowDown } from '#web/kit/icons.ts';
import css from './ThreadLog.module.css';

/** Pixels from the newest message at which the button appears. */
const FAR = 240;

export function JumpToNewest({ log }: { log: RefObject<HTMLElement | null> }) {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const element = log.current;
    // The log uses a reversed column, so its end is at scroll position zero.
    const look = () => setFar((element?.scrollTop ?? 0) < -FAR);
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [log]);
  if (!isFar) return null;
  const jump = () => {
    log.current?.scrollTo({ top: 0 });
    log.current?.focus({ preventScroll: true });
  };
  return (
    <div className={css.jump}>
      <Button size="compact" icon={<IconArrowDown aria-hidden="true" />} onClick={jump}>
        Newest
      </Button>
    </div>
  );
}
