import { useEffect } from 'react';
import { leaveQuickly, shiftCounter } from '#web/app/quickExit.ts';

/** Pressing Shift three times leaves Mallama. */
export function useQuickExit(): void {
  useEffect(() => {
    const count = shiftCounter(leaveQuickly);
    const onKeyUp = ({ key, timeStamp }: KeyboardEvent) => count(key, timeStamp);
    addEventListener('keyup', onKeyUp);
    return () => removeEventListener('keyup', onKeyUp);
  }, []);
}
