/** Cached, because a check takes a tenth of a millisecond. */
const known = new Set<string>();
/** There are about 600, and several spellings of each. */
const MOST_KNOWN = 1000;

export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    // Both have to know it: Intl takes some (“PST”) of which no day can be told.
    new Date().toTemporalInstant().toZonedDateTimeISO(name);
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < MOST_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
}

/** Today's date in a time zone. */
export const dayAt = (now: Date, timeZone: string): string =>
  timeZone === 'UTC'
    ? now.toISOString().slice(0, 10)
    : now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The moment a date starts in the first time zone to reach it. */
export const earliestOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000);

const PARTS = [
  [5, 'night'],
  [12, 'morning'],
  [17, 'afternoon'],
  [22, 'evening'],
] as const;

type Formats = { day: Intl.DateTimeFormat; hour: Intl.DateTimeFormat };
/** One per zone: making it takes longer than using it, and the first word of a reply waits for it. */
const formats = new Map<string, Formats>();
function formatsOf(timeZone: string): Formats {
  const made = formats.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }),
    hour: new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }),
  };
  formats.set(timeZone, made);
  return made;
}

/** The date and part of the day: "Friday, November 21, 2026, morning". */
export function todayIn(now: Date, timeZone: string): string {
  const { day, hour } = formatsOf(timeZone);
  const at = Number(hour.format(now));
  return `${day.format(now)}, ${PARTS.find(([until]) => at < until)?.[1] ?? 'night'}`;
}
