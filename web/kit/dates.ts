type Moment = Date | string | number;

/** In the reader's language and time zone. */
const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, options);
  return (at: Moment) => format.format(new Date(at));
};

const day = words({ day: 'numeric', month: 'short' });
/** "Nov 12, 2026" */
export const shortDate = words({ dateStyle: 'medium' });
/** "November 12, 2026" */
export const longDate = words({ dateStyle: 'long' });
/** "Nov 12, 2026, 3:04 PM" */
export const dateAndTime = words({ dateStyle: 'medium', timeStyle: 'short' });
/** "November 12" */
export const dayAndMonth = words({ day: 'numeric', month: 'long' });
/** "Thursday" */
export const weekdayName = words({ weekday: 'long' });
/** "Thursday, November 12" */
export const weekday = words({ weekday: 'long', day: 'numeric', month: 'long' });

/** A moment as a day: "Nov 12", with the year if it is another one. */
export function dayOf(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return (date.getFullYear() === now.getFullYear() ? day : shortDate)(date);
}

/** Parses a date as local, so that it is the same day everywhere. */
export function localDay(date: string): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth);
}
