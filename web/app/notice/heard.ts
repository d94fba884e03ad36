import { useSyncExternalStore } from 'react';

let isHeard = false;
const KEY = 'mallama-notice-heard';
const listeners = new Set<() => void>();

/** Set when the server said that nothing is due, or after "I understand". */
export function setHeard(next: boolean): void {
  isHeard = next;
  if (next) localStorage.setItem(KEY, '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it was ever acknowledged in this browser. */
export const wasHeard = (): boolean => localStorage.getItem(KEY) !== null;

/** Until this is true, nothing is sent to Mallama. */
export const useNoticeHeard = (): boolean => useSyncExternalStore(subscribe, () => isHeard);
