import type { MoodDay } from '#contract/journal.ts';
import { levelOf, moodAt } from '#contract/journal-moods.ts';
import type { MoodDay as Bar } from '#web/kit/mood/MoodChart.tsx';

/** Parses a date as local, so that it is the same day everywhere. */
const dateOf = (on: string) => new Date(`${on}T00:00:00Z`);
export const label = (on: string, options: Intl.DateTimeFormatOptions) =>
  dateOf(on).toLocaleDateString(undefined, { timeZone: 'UTC', ...options });

const DAY = 86_400_000;
const dayAfter = (on: string, days: number) => new Date(dateOf(on).getTime() + days * DAY).toISOString().slice(0, 10);
const long = (on: string) => label(on, { weekday: 'long', month: 'long', day: 'numeric' });

/** The ranges of the chart, and what one arch covers. */
export const RANGES = {
  '14': { label: '14 days', title: 'Your last 14 days', arch: 'day' },
  '91': { label: '3 months', title: 'Your last 3 months', arch: 'week' },
  '366': { label: 'Year', title: 'Your last 12 months', arch: 'month' },
} as const;
export type Range = keyof typeof RANGES;

type Span = { key: string; short: string; long: string; days: string[] };

function spansOf(from: string, to: string, arch: 'day' | 'week' | 'month'): Span[] {
  const spans: Span[] = [];
  for (let on = from; on <= to; on = dayAfter(on, 1)) {
    const last = spans.at(-1);
    const isNew =
      arch === 'day' ||
      (arch === 'week' ? ((dateOf(to).getTime() - dateOf(on).getTime()) / DAY) % 7 === 6 : on.endsWith('-01'));
    if (last && !isNew) last.days.push(on);
    else spans.push({ ...namesOf(on, arch), key: on, days: [on] });
  }
  return spans;
}

function namesOf(on: string, arch: 'day' | 'week' | 'month') {
  if (arch === 'day') return { short: label(on, { day: 'numeric' }), long: long(on) };
  if (arch === 'week') return { short: label(on, { month: 'short', day: 'numeric' }), long: `The week of ${long(on)}` };
  return { short: label(on, { month: 'short' }), long: label(on, { month: 'long', year: 'numeric' }) };
}

/** One arch per day, week or month up to today, with the average mood of its days. */
export function barsOf(days: readonly MoodDay[], from: string, to: string, arch: 'day' | 'week' | 'month'): Bar[] {
  const moodOn = new Map(days.map(({ on, mood }) => [on, mood]));
  return spansOf(from, to, arch).map(({ key, short, long: full, days: inside }) => {
    const levels = inside.flatMap((on) => {
      const mood = moodOn.get(on);
      return mood ? [levelOf(mood)] : [];
    });
    const mood = levels.length > 0 ? moodAt(levels.reduce((sum, level) => sum + level, 0) / levels.length) : null;
    return { date: key, short, long: full, mood };
  });
}
