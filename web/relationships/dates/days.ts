import { dayOf, localDay } from '#web/kit/dates.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Today in the browser's time zone, in the form that date fields use. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How far away a date is: "Today", "In 3 days", "2 days ago", further away the day itself. */
export function whenIs(date: string, now = new Date()): string {
  const days = Math.round((localDay(date).getTime() - localDay(today(now)).getTime()) / DAY);
  if (days === 0) return 'Today';
  if (Math.abs(days) === 1) return days === 1 ? 'Tomorrow' : 'Yesterday';
  if (days > 1 && days <= 30) return `In ${days} days`;
  return days < 0 && days >= -30 ? `${-days} days ago` : dayOf(localDay(date).toISOString(), now);
}

export const isPast = (date: string, now = new Date()): boolean => date < today(now);
