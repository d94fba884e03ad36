import { useState } from 'react';

/** Runs one thing at a time and tells while it runs. */
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
