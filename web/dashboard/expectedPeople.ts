import { FIRST_RELATIONSHIPS } from '#contract/insight-cards.ts';

const HOUR = 60 * 60 * 1000;

/** The number of cards to leave room for: as many as the last visit showed. */
export function expectedPeople(last: number | null, createdAt: string, now: number): number {
  if (last !== null) return Math.min(last, FIRST_RELATIONSHIPS);
  return now - Date.parse(createdAt) < HOUR ? 0 : 3;
}
