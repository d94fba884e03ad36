import { useEffect, useState } from 'react';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';

/** Before the first words leave the house it is asked whether they may; what waited for that then goes on. */
export function useAskFirst() {
  const provider = useProvider();
  const { isDecided, isSaving, mustAsk } = provider;
  const [waiting, setWaiting] = useState<{ run: () => void } | null>(null);
  const mayGo = isDecided && !isSaving;
  useEffect(() => {
    if (!waiting || !mayGo) return;
    setWaiting(null);
    waiting.run();
  }, [waiting, mayGo]);
  return {
    provider,
    /** Show the `ProviderQuestion`. */
    isAsking: waiting !== null && mustAsk,
    first: (run: () => void) => (mayGo ? run() : setWaiting({ run })),
  };
}
