import { dayOf } from '#web/kit/dayOf.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const ago = (passed: number, unit: number, name: string) => {
  const count = Math.floor(passed / unit);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
};

/** When something was: within the hour "Just now", within the day in hours, within the week in days, else its date. */
export function timeLabel(moment: string, now: number): string {
  const passed = now - Date.parse(moment);
  if (passed < HOUR) return 'Just now';
  if (passed < DAY) return ago(passed, HOUR, 'hour');
  if (passed < WEEK) return ago(passed, DAY, 'day');
  return dayOf(moment, new Date(now));
}
