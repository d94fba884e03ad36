import { shortDate } from '#web/kit/dates.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Imprecise on purpose, because the time of use is stored only now and then. */
export function lastUsed(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < HOUR) return 'just now';
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return ago(Math.floor(age / DAY), 'day');
  return `on ${shortDate(moment)}`;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
