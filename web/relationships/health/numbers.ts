import type { TrendPoint } from '#contract/relationship-check-ins.ts';
import { type Frame, yOf } from '#web/kit/chart/trendGeometry.ts';
import { dayOf } from '#web/kit/dates.ts';

/** The position of a moment between the first and the last; a single one is at the end. */
export function timesOf(from: string, to: string, { width, left, right }: Frame): (at: string) => number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const room = width - left - right;
  return (at) => {
    const part = end > start ? (Date.parse(at) - start) / (end - start) : 1;
    return left + room * Math.max(0, Math.min(1, part));
  };
}

type Point = Pick<TrendPoint, 'at' | 'overallHealthScore'>;

export function lineOf(points: readonly Point[], xAt: (at: string) => number, frame: Frame): string {
  const steps = points.map(({ at, overallHealthScore }) => `${xAt(at).toFixed(1)} ${yOf(overallHealthScore, frame)}`);
  return steps.length > 0 ? `M${steps.join('L')}` : '';
}

/** The line begins with its first point, or with an earlier event. */
export function beginningOf(points: readonly Pick<TrendPoint, 'at'>[], events: readonly { at: string }[]): string {
  return [...points, ...events].reduce((first, { at }) => (first && first < at ? first : at), '');
}

/** The line as a sentence. */
export function movementOf(points: readonly Pick<TrendPoint, 'at' | 'overallHealthScore'>[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Nothing was rated in this time.';
  const change = last.overallHealthScore - first.overallHealthScore;
  if (dayOf(first.at) === dayOf(last.at))
    return `At ${last.overallHealthScore} today. Your next check-in starts the line.`;
  const since = `since ${dayOf(first.at)}`;
  if (change === 0) return `At ${last.overallHealthScore}, as it has been ${since}.`;
  return `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)} ${since}.`;
}

/** Points with their sign: "+4.2", "−1", with a true minus. */
export function signed(points: number): string {
  const rounded = Number(points.toFixed(1));
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

export const percent = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`;
