import { useEffect } from 'react';
import type { OpenThread } from '#web/app/thread/useThread.ts';

/** Words that wait to go out are talking too, from wherever they came. */
export function useTalk({ outgoing }: OpenThread, onTalk: (() => void) | undefined): void {
  const isWaiting = outgoing.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (isWaiting) onTalk?.();
  }, [isWaiting, onTalk]);
}
