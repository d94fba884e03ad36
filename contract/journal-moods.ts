import { MOODS, type Mood, type MoodDay } from '#contract/journal.ts';

/** From 1, very sad, to 5, very happy. */
export const levelOf = (mood: Mood): number => MOODS.indexOf(mood) + 1;

export const moodAt = (level: number): Mood => MOODS[Math.min(5, Math.max(1, Math.round(level))) - 1] ?? 'neutral';

const NAMES: Record<Mood, string> = {
  very_sad: 'very sad',
  sad: 'sad',
  neutral: 'neutral',
  happy: 'happy',
  very_happy: 'very happy',
};

const asDate = (on: string) => new Date(`${on}T00:00:00Z`);
const weekday = (on: string) => asDate(on).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
const month = (on: string) => asDate(on).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });

function ordinal(on: string): string {
  const day = Number(on.slice(8));
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `the ${day}${ending}`;
}

/** The most frequent mood; undefined where two are equally frequent. */
function mostly(days: readonly MoodDay[]): Mood | undefined {
  const counts = MOODS.map((mood) => ({ mood, times: days.filter((day) => day.mood === mood).length }));
  const [first, second] = counts.toSorted((a, b) => b.times - a.times);
  return first && first.times > (second?.times ?? 0) ? first.mood : undefined;
}

const DAY = 86_400_000;
const spans = (days: readonly MoodDay[]) =>
  (asDate(days.at(-1)?.on ?? '').getTime() - asDate(days[0]?.on ?? '').getTime()) / DAY;

/** The lowest of the low days, the last of them where there are several, and the first day after it that was not low. */
function heaviest(days: readonly MoodDay[]): string | undefined {
  const low = days.filter(({ mood }) => levelOf(mood) <= 2);
  const worst = low.toSorted((a, b) => levelOf(a.mood) - levelOf(b.mood) || (a.on < b.on ? 1 : -1))[0];
  if (!worst) return;
  const lifted = days.find(({ on, mood }) => on > worst.on && levelOf(mood) >= 3);
  const isLong = spans(days) > 31;
  const dated = ({ on }: MoodDay) => `${month(on)} ${Number(on.slice(8))}`;
  const name = isLong ? dated(worst) : `${weekday(worst.on)} ${ordinal(worst.on)}`;
  const end = lifted ? `, and by ${isLong ? dated(lifted) : ordinal(lifted.on)} it had lifted` : '';
  const alike = low.filter(({ mood }) => mood === worst.mood).length;
  return alike === 1
    ? `${name} was the heaviest day${end}.`
    : `${alike} days were ${NAMES[worst.mood]}, the last one ${name}${end}.`;
}

/** The chart in a sentence or two. It counts and names days and does not judge them. */
export function moodFinding(days: readonly MoodDay[]): string {
  const [first] = days;
  if (!first) return 'No entries in this period.';
  if (days.length === 1) return `One day with an entry, and it was ${NAMES[first.mood]}.`;
  const most = mostly(days);
  const start = most ? `Mostly ${NAMES[most]}.` : `${days.length} days with entries, in different moods.`;
  return [start, heaviest(days)].filter(Boolean).join(' ');
}
