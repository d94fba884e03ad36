import type { TrendPoint } from '#contract/relationship-check-ins.ts';
import { type Frame, yOf } from '#web/kit/chart/trendGeometry.ts';

/** Where a moment stands between the first and the last; an instant alone stands at the end. */
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

/** The line begins with its first point, or with what happened before it. */
export function beginningOf(points: readonly Pick<TrendPoint, 'at'>[], events: readonly { at: string }[]): string {
  return [...points, ...events].reduce((first, { at }) => (first && first < at ? first : at), '');
}
