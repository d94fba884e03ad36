import { FIRST_RELATIONSHIPS } from '#contract/insight-cards.ts';

const KEY = 'mallama-dashboard-people';
const HOUR = 60 * 60 * 1000;

type Person = { id: string; createdAt: string };

/** How many cards the last visit in this tab showed, for a skeleton of the same height. A new member has nobody yet. */
export function expectedPeople({ id, createdAt }: Person, now: number): number {
  const known = read()[id];
  if (known !== undefined) return Math.min(known, FIRST_RELATIONSHIPS);
  return now - Date.parse(createdAt) < HOUR ? 0 : 3;
}

export function rememberPeople({ id }: Person, count: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ [id]: count }));
  } catch {
    // Then the skeleton guesses.
  }
}

function read(): Record<string, number | undefined> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
