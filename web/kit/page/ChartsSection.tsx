import { TrendChart } from '#web/kit/chart/TrendChart.tsx';
import { MoodChart, type MoodDay } from '#web/kit/mood/MoodChart.tsx';
import type { Mood } from '#web/kit/mood/moods.ts';
import { Part } from './Part.tsx';

const weeks = Array.from({ length: 12 }, (_, index) => `Week ${index + 1}`);
const series = [
  { name: 'Maya', hue: 'rose', values: [61, 60, 63, 58, 55, 59, 62, 66, 65, 69, 70, 72] },
  { name: 'Dad', hue: 'sky', values: [44, 42, 43, 40, 41, 38, null, 37, 36, 38, 35, 36] },
  { name: 'Priya', hue: 'iris', values: [null, null, null, null, 48, 52, 55, 61, 66, 68, 70, 70] },
] as const;
const moods: readonly (Mood | null)[] = [
  'neutral',
  'sad',
  'neutral',
  'happy',
  'happy',
  null,
  'sad',
  'very_sad',
  'neutral',
  'happy',
  'happy',
  'very_happy',
  'happy',
  'happy',
];
const days: readonly MoodDay[] = moods.map((mood, index) => ({
  date: `2026-11-${7 + index}`,
  short: String(7 + index),
  long: `${7 + index} November`,
  mood,
}));

export function ChartsSection() {
  return (
    <Part title="Charts">
      <figure>
        <figcaption className="small dim">Maya is up 11 in twelve weeks; Dad has drifted down by 8.</figcaption>
        <TrendChart series={series} labels={weeks} />
      </figure>
      <figure>
        <figcaption className="small dim">
          Mostly happy. The 14th was the heaviest day, and by the 16th it had lifted.
        </figcaption>
        <MoodChart label="Your last 14 days" days={days} />
      </figure>
    </Part>
  );
}
