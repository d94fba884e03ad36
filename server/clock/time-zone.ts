/** Those found to be one, as asking costs a tenth of a millisecond. */
const known = new Set<string>();
/** There are some 600, and more ways to write them. */
const MOST_KNOWN = 1000;

export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < MOST_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
}

/** Today, there. */
export const dayAt = (now: Date, timeZone: string): string =>
  timeZone === 'UTC'
    ? now.toISOString().slice(0, 10)
    : now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();

const PARTS = [
  [5, 'night'],
  [12, 'morning'],
  [17, 'afternoon'],
  [22, 'evening'],
] as const;

/** The day and the part of it, there: "Friday, November 21, 2026, morning". */
export function todayIn(now: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(now);
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  return `${day}, ${PARTS.find(([until]) => hour < until)?.[1] ?? 'night'}`;
}
