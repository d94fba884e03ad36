import { dayOf } from '#web/kit/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const ago = (passed: number, unit: number, name: string) => {
  const count = Math.floor(passed / unit);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
};

/** "Just now", then minutes, hours and days, and after a week the date. */
export function timeLabel(moment: string, now: number): string {
  const passed = now - Date.parse(moment);
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return ago(passed, MINUTE, 'minute');
  if (passed < DAY) return ago(passed, HOUR, 'hour');
  if (passed < WEEK) return ago(passed, DAY, 'day');
  return dayOf(moment, new Date(now));
}
