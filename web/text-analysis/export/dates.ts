import type { DateOrder } from '#web/text-analysis/export/chat.ts';

/** A date from the file: three numbers whose order is not known yet. */
export type Stamp = { parts: readonly [string, string, string]; minutes: number; seconds: number };

const DAY = 86_400_000;

/** The moment; undefined if there is no such date. */
export function momentOf({ parts, minutes, seconds }: Stamp, order: DateOrder): number | undefined {
  const [a, b, c] = parts.map(Number) as [number, number, number];
  const [year, month, day] = order === 'year' ? [a, b, c] : order === 'day' ? [c, b, a] : [c, a, b];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return Date.UTC(year < 100 ? 2000 + year : year, month - 1, day) + minutes * 60_000 + seconds * 1000;
}

/** How often time would run backwards with this order. */
function stepsBack(stamps: readonly Stamp[], order: DateOrder): number {
  let last = Number.NEGATIVE_INFINITY;
  let back = 0;
  for (const stamp of stamps) {
    const at = momentOf(stamp, order);
    if (at === undefined) continue;
    if (at < last - DAY) back += 1;
    last = at;
  }
  return back;
}

/** The tolerated share of lines that only look like dates, inside messages. */
const STRAY = 0.01;

/** The order of a file's dates: "mixed" if there are two, and guessed if the file does not show it. */
export function orderOf(stamps: readonly Stamp[], dotted: boolean): { order: DateOrder; isGuess: boolean } | 'mixed' {
  const sure = (order: DateOrder) => ({ order, isGuess: false });
  const count = (is: (parts: Stamp['parts']) => boolean) => stamps.filter(({ parts }) => is(parts)).length;
  const stray = Math.max(2, stamps.length * STRAY);
  const yearFirst = count(([a]) => a.length === 4);
  if (yearFirst > stamps.length / 2) return sure('year');
  if (yearFirst > stray) return 'mixed';
  const dayFirst = count(([a]) => a.length < 3 && Number(a) > 12);
  const monthFirst = count(([a, b]) => a.length < 3 && Number(b) > 12);
  const fewer = Math.min(dayFirst, monthFirst);
  // In a short chat a few lines are half of it.
  if (fewer > stray || 2 * fewer > Math.max(dayFirst, monthFirst)) return 'mixed';
  if (dayFirst !== monthFirst) return sure(dayFirst > monthFirst ? 'day' : 'month');
  if (dotted) return sure('day');
  const [day, month] = [stepsBack(stamps, 'day'), stepsBack(stamps, 'month')];
  if (day !== month) return sure(day < month ? 'day' : 'month');
  return { order: 'month', isGuess: true };
}

/** The minute of the day for "11:59", "23.59" and "11:59 PM". */
export function minutesOf(hours: string, minutes: string, half: string | undefined): number {
  const hour = Number(hours);
  const late = half?.toLowerCase().startsWith('p');
  const early = half?.toLowerCase().startsWith('a');
  const full = late && hour < 12 ? hour + 12 : early && hour === 12 ? 0 : hour;
  return full * 60 + Number(minutes);
}
