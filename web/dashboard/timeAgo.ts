const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'} ago`;

/** "Just now" within the hour, then hours, then days within the week, then the day itself. */
export function timeAgo(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < HOUR) return 'Just now';
  if (passed < DAY) return some(Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return some(Math.floor(passed / DAY), 'day');
  return new Date(at).toLocaleDateString();
}
