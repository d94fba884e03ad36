import type { LiveEvent } from '#contract/live.ts';

let place: string | undefined;

/** Stores the history position of an answer, to listen from there. */
export function noteLivePlace(header: string | null): void {
  place = header ?? place;
}

export const livePlace = (): string | undefined => place;

const listeners = new Set<(event: LiveEvent) => void>();

/** For screens that need an event itself, beside the refreshed queries. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
