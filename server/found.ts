import { refuse } from '#server/refusal.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Text that is not an id is treated like an id that does not exist. */
export function idIn(text: string): string {
  if (!UUID.test(text)) throw refuse('not_found');
  return text.toLowerCase();
}

/** A row that does not exist, or is not theirs, is refused as not found. */
export function found<Found>(it: Found | undefined): Found {
  if (it === undefined) throw refuse('not_found');
  return it;
}
