import { FIRST_RELATIONSHIPS } from '#contract/insight-cards.ts';

const HOUR = 60 * 60 * 1000;

/** How many cards to leave room for: as many as the last visit showed. A new member has nobody yet. */
export function expectedPeople(last: number | null, createdAt: string, now: number): number {
  if (last !== null) return Math.min(last, FIRST_RELATIONSHIPS);
  return now - Date.parse(createdAt) < HOUR ? 0 : 3;
}
