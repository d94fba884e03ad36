import { useCallback, useState } from 'react';

const KEY = 'mallama-acknowledged';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The messages whose card was acknowledged in this tab. */
export function useAcknowledged() {
  const [acknowledged, setAcknowledged] = useState(read);
  const acknowledge = useCallback((messageId: string) => {
    setAcknowledged((before) => {
      const all = [...before, messageId];
      try {
        sessionStorage.setItem(KEY, JSON.stringify(all));
      } catch {
        // Without storage it is asked again after a reload.
      }
      return all;
    });
  }, []);
  return { acknowledged, acknowledge };
}
