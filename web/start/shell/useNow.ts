import { useEffect, useState } from 'react';
import { serverNow } from '#web/app/serverClock.ts';

/** The server's time, updated at this interval. */
export function useNow(everyMilliseconds: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return now;
}
