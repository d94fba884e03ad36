import { useEffect } from 'react';
import type { OpenThread } from '#web/app/thread/useThread.ts';

/** Messages waiting to be sent count as talking, too. */
export function useTalk({ outgoing }: OpenThread, onTalk: (() => void) | undefined): void {
  const isWaiting = outgoing.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (isWaiting) onTalk?.();
  }, [isWaiting, onTalk]);
}
