import { useState } from 'react';

/** Runs one task at a time, and says whether one is running. */
export function useSending() {
  const [sending, setSending] = useState(false);
  const send = async (work: () => Promise<void>) => {
    if (sending) return;
    setSending(true);
    try {
      await work();
    } finally {
      setSending(false);
    }
  };
  return [sending, send] as const;
}
