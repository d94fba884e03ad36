import type { Moment, OpenedScores, ScoreSource, Trend } from '#contract/relationship-check-ins.ts';
import {
  EFFECTS,
  leftOfEvent,
  overallOf,
  pointsOf,
  type Side,
  type Sides,
  type Source,
  scoresAt,
  scoresOf,
  sharesOf,
  UNRATED,
  weigh,
} from '#contract/relationship-scores.ts';

/** A moment as the formula takes it. */
export function asSource({ at, kind, ratings }: Moment): Source {
  if (kind !== 'check_in') return { at: new Date(at), kind, ratings: null };
  if (!ratings) throw new Error('A check-in has no ratings.');
  return { at: new Date(at), kind, ratings };
}

const NOTHING: Sides = { trustSafety: 0, communicationClarity: 0, growth: 0, joyFulfillment: 0 };
const FIELDS = {
  trustSafety: 'trustSafetyScore',
  communicationClarity: 'communicationClarityScore',
  growth: 'growthScore',
  joyFulfillment: 'joyFulfillmentScore',
} as const;

const short = (points: number) => Number(points.toFixed(2));

/** The points that one event adds to each side now. */
function pointsNow(kind: 'good_moment' | 'conflict', at: Date, now: Date) {
  const left = leftOfEvent(at, now);
  const side = (name: Side) => short(EFFECTS[kind][name] * left);
  return {
    trustSafety: side('trustSafety'),
    communicationClarity: side('communicationClarity'),
    growth: side('growth'),
    joyFulfillment: side('joyFulfillment'),
    overall: short(overallOf(EFFECTS[kind]) * left),
  };
}

function sourcesOf(moments: readonly Moment[], now: Date): ScoreSource[] {
  const checkIns = moments.filter(({ kind }) => kind === 'check_in');
  const shares = checkIns.length > 0 ? sharesOf(checkIns.map(asSource)) : [];
  const shareOf = new Map(checkIns.map(({ id }, i) => [id, Number((shares[i] ?? 0).toFixed(4))]));
  return moments
    .map((moment) => {
      const { kind } = moment;
      if (kind === 'check_in') return { ...moment, share: shareOf.get(moment.id) ?? 0, points: null };
      return { ...moment, share: null, points: pointsNow(kind, new Date(moment.at), now) };
    })
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1));
}

/** Every score with its sources. */
export function openScores(moments: readonly Moment[], now: Date): OpenedScores {
  const weighed = weigh(moments.map(asSource));
  const scores = weighed ? scoresAt(weighed, now) : UNRATED;
  const good = weighed ? pointsOf('good_moment', weighed, now) : NOTHING;
  const bad = weighed ? pointsOf('conflict', weighed, now) : NOTHING;
  const said = weighed?.ratings ?? NOTHING;
  const part = (score: number, of: (sides: Sides) => number) => ({
    score,
    checkIns: short(of(said)),
    goodMoments: short(of(good)),
    conflicts: short(of(bad)),
  });
  const side = (name: Side) => part(scores[FIELDS[name]], (sides) => sides[name]);
  return {
    isRated: weighed !== null,
    at: now.toISOString(),
    overall: part(scores.overallHealthScore, overallOf),
    trustSafety: side('trustSafety'),
    communicationClarity: side('communicationClarity'),
    growth: side('growth'),
    joyFulfillment: side('joyFulfillment'),
    sources: sourcesOf(moments, now),
  };
}

type Dated = Source & { id: string };

const MOST_POINTS = 300;

/** Drops points in between, and keeps the first and the last. */
export function thinned<Point>(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => points[Math.round(i * step)]).filter((point) => point !== undefined);
}

/** The scores after each source since then, at the beginning of that time, and now. */
export function trendOf(sources: readonly Dated[], since: Date, now: Date): Trend {
  const inside = sources.filter(({ at }) => at >= since).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const moments = [since, ...inside.map(({ at }) => at), now].map((at) => at.getTime());
  const times = thinned([...new Set(moments)], MOST_POINTS).map((time) => new Date(time));
  const points = times.flatMap((at) => {
    const scores = scoresOf(
      sources.filter((source) => source.at <= at),
      at,
    );
    return scores ? [{ at: at.toISOString(), ...scores }] : [];
  });
  const events = inside.flatMap(({ id, kind, at }) =>
    kind === 'check_in' ? [] : [{ id, kind, at: at.toISOString() }],
  );
  return { points, events };
}
