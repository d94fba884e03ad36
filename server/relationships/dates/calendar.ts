import { REMINDER_HOUR } from '#contract/relationship-dates.ts';
import { dayAt } from '#server/clock/time-zone.ts';

type Day = { day: string; repeats: 'yearly' | 'never' };

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The date in a year; February 29 becomes the 28th in other years. */
function inYear(day: string, year: number): string {
  const rest = day.slice(4);
  return `${String(year).padStart(4, '0')}${rest === '-02-29' && !isLeap(year) ? '-02-28' : rest}`;
}

/** The next occurrence from a date on; null for one that is past and does not repeat. ISO dates sort as text. */
export function nextOn({ day, repeats }: Day, from: string): string | null {
  if (day >= from) return day;
  if (repeats === 'never') return null;
  const year = Number(from.slice(0, 4));
  const thisYear = inYear(day, year);
  return thisYear < from ? inYear(day, year + 1) : thisYear;
}

export const daysLater = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

type Reminding = Day & { remindDays: number | null; timeZone: string };

/** The first reminder after a moment; null if none is wanted or left. */
export function nextReminder({ remindDays, timeZone, ...date }: Reminding, after: Date): Date | null {
  if (remindDays === null) return null;
  let from = dayAt(after, timeZone);
  for (;;) {
    const on = nextOn(date, from);
    if (!on) return null;
    const time = new Temporal.PlainTime(REMINDER_HOUR);
    const before = Temporal.PlainDate.from(on).subtract({ days: remindDays });
    const at = before.toZonedDateTime({ timeZone, plainTime: time });
    const moment = new Date(at.epochMilliseconds);
    if (moment > after) return moment;
    from = daysLater(on, 1);
  }
}
