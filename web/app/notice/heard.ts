import { useSyncExternalStore } from 'react';

let isHeard = false;
const listeners = new Set<() => void>();

/** Told by the notice: the server has said that nothing is due, or its reader has pressed "I understand". */
export function setHeard(next: boolean): void {
  isHeard = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Until then nothing is said to Mallama. */
export const useNoticeHeard = (): boolean => useSyncExternalStore(subscribe, () => isHeard);
