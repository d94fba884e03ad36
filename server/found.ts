import { refuse } from '#server/refusal.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is no id at all is as absent as somebody else's. */
export function idIn(text: string): string {
  if (!UUID.test(text)) throw refuse('not_found');
  return text.toLowerCase();
}

/** What is not there, or not theirs, is one and the same. */
export function found<Found>(it: Found | undefined): Found {
  if (it === undefined) throw refuse('not_found');
  return it;
}
