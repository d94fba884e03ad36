import { useSyncExternalStore } from 'react';

let isHeard = false;
const KEY = 'mallama-notice-heard';
const listeners = new Set<() => void>();

/** Told by the notice: the server has said that nothing is due, or its reader has pressed "I understand". */
export function setHeard(next: boolean): void {
  isHeard = next;
  if (next) localStorage.setItem(KEY, '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it was ever heard in this browser. */
export const wasHeard = (): boolean => localStorage.getItem(KEY) !== null;

/** Until then nothing is said to Mallama. */
export const useNoticeHeard = (): boolean => useSyncExternalStore(subscribe, () => isHeard);
