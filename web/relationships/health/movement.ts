import type { TrendPoint } from '#contract/relationship-check-ins.ts';
import { dayOf } from '#web/kit/dates.ts';

/** What the line shows, in a sentence. */
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
