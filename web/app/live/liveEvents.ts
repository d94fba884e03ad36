import type { LiveEvent } from '#contract/live.ts';

let place: string | undefined;

/** Learns from an answer from where on this page must be told what changes. */
export function noteLivePlace(header: string | null): void {
  place = header ?? place;
}

export const livePlace = (): string | undefined => place;

const listeners = new Set<(event: LiveEvent) => void>();

/** For a screen that must hear of one thing as it happens, beside the answers that are loaded again. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
