import { REMINDER_HOUR } from '#contract/relationship-dates.ts';

type Day = { day: string; repeats: 'yearly' | 'never' };

export const dayAt = (now: Date, timeZone: string) =>
  now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate();

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Its day in that year; a 29th of February is the 28th in other years. */
const inYear = (day: Temporal.PlainDate, year: number) =>
  Temporal.PlainDate.from({ year, month: day.month, day: day.day }, { overflow: 'constrain' });

const isBefore = (a: Temporal.PlainDate, b: Temporal.PlainDate) => Temporal.PlainDate.compare(a, b) < 0;

/** The next day it falls on, from that day on; null once it is over for good. */
export function nextOn({ day, repeats }: Day, from: Temporal.PlainDate): Temporal.PlainDate | null {
  const first = Temporal.PlainDate.from(day);
  if (!isBefore(first, from)) return first;
  if (repeats === 'never') return null;
  const thisYear = inYear(first, from.year);
  return isBefore(thisYear, from) ? inYear(first, from.year + 1) : thisYear;
}

type Reminding = Day & { remindDays: number | null; timeZone: string };

/** The first reminder that comes after that moment; null: none is wanted, or none is left. */
export function nextReminder({ remindDays, timeZone, ...date }: Reminding, after: Date): Date | null {
  if (remindDays === null) return null;
  let from = dayAt(after, timeZone);
  for (;;) {
    const on = nextOn(date, from);
    if (!on) return null;
    const time = new Temporal.PlainTime(REMINDER_HOUR);
    const at = on.subtract({ days: remindDays }).toZonedDateTime({ timeZone, plainTime: time });
    const moment = new Date(at.epochMilliseconds);
    if (moment > after) return moment;
    from = on.add({ days: 1 });
  }
}
