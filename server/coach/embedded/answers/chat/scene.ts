import { type Details, slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { ANYBODY } from '#server/coach/embedded/situations/who.ts';
import { called, objectOf } from '#server/coach/embedded/understand/people.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** Whom a message is about, and its own words. */
export type Scene = Pick<Details, 'bit' | 'q'> & { who: string; obj: string };

export function sceneOf(seen: Understood, personName: string | null): Scene {
  const { bit, q } = slotsOf(seen);
  const first = seen.people.find(({ name, role }) => name ?? role) ?? seen.people[0];
  return { bit, q, who: personName ?? called(first, ANYBODY), obj: objectOf(first) };
}
