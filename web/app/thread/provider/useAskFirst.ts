import { useEffect, useState } from 'react';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';

/** Asks for consent before the first message, and then continues what waited for it. */
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
    /** If true, render the `ProviderQuestion`. */
    isAsking: waiting !== null && mustAsk,
    first: (run: () => void) => (mayGo ? run() : setWaiting({ run })),
  };
}
