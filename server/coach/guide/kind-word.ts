import { phrase } from '#server/coach/guide/library.ts';
import type { Talk } from '#server/coach/guide/state.ts';
import { moodOf } from '#server/reading/moods.ts';

/** A first sentence for whoever says how it is for them; empty where that is not sure. */
export function kindWord({ message, state }: Talk): string {
  const mood = moodOf(message);
  return mood ? phrase(`mood_${mood}`, {}, state.asks) : '';
}
