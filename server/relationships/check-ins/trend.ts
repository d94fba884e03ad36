import type { Moment } from '#contract/relationship-check-ins.ts';
import type { RelationshipInsights } from '#contract/relationship-insights.ts';
import { type Scores, type Source, scoresOf, UNRATED } from '#contract/relationship-scores.ts';
import { asSource } from '#server/relationships/check-ins/opened.ts';

const DAY = 24 * 60 * 60 * 1000;
const TREND_DAYS = 30;
/** A smaller change in points is normal variation. */
const MOVED = 5;

type Trend = Pick<RelationshipInsights, 'isRated' | 'overallHealth' | 'trendAnalysis'>;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** The current scores and their direction, from logged moments alone. Moments are newest first. */
export function trendIn(moments: readonly Moment[], now: Date): Trend {
  const rated = scoresOf(moments.map(asSource), now);
  const scores = rated ?? UNRATED;
  return {
    isRated: rated !== null,
    overallHealth: scores.overallHealthScore,
    trendAnalysis: trendOver(moments.map(asSource), now),
  };
}

/** The direction of the scores in the last month. Sources are newest first. */
export function trendOver(sources: readonly Source[], now: Date): Trend['trendAnalysis'] {
  const scores = scoresOf(sources, now) ?? UNRATED;
  const first = sources.filter(({ kind }) => kind === 'check_in').at(-1);
  const start = first ? new Date(Math.max(first.at.getTime(), daysBefore(now, TREND_DAYS).getTime())) : now;
  const then = scoresOf(
    sources.filter(({ at }) => at <= start),
    start,
  );
  if (!then || start > daysBefore(now, 1)) return { direction: 'unknown', change: 0, from: null, to: null };
  const change = scores.overallHealthScore - then.overallHealthScore;
  const direction = change >= MOVED ? 'improving' : change <= -MOVED ? 'declining' : 'stable';
  const point = (at: Date, { overallHealthScore: score }: Scores) => ({ at: at.toISOString(), score });
  return { direction, change, from: point(start, then), to: point(now, scores) };
}
