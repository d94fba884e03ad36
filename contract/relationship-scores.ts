/**
 * How the scores of a relationship are computed. Check-ins rate four sides from 0 to 100, and newer ones count more.
 * Good moments raise and conflicts lower every side by a few points, which fade. Nothing is rated before the first
 * check-in.
 */

/** The sides of a check-in, and the weight of each in the overall score. */
export const SIDES = { trustSafety: 0.3, communicationClarity: 0.3, growth: 0.2, joyFulfillment: 0.2 } as const;
export type Side = keyof typeof SIDES;
export type Sides = Record<Side, number>;
export const SIDE_NAMES = ['trustSafety', 'communicationClarity', 'growth', 'joyFulfillment'] as const;

/** Days after which a check-in or an event has half its effect. */
export const HALF_LIFE_DAYS = { checkIn: 21, event: 14 } as const;

/** Points by which one event moves each side on its day. */
export const EFFECTS: Record<'good_moment' | 'conflict', Sides> = {
  good_moment: { trustSafety: 2, communicationClarity: 2, growth: 1, joyFulfillment: 4 },
  conflict: { trustSafety: -3, communicationClarity: -4, growth: -1, joyFulfillment: -3 },
};

/** The most points that all good moments, or all conflicts, can move a side. */
export const MOST_POINTS = { good_moment: 15, conflict: 20 } as const;

/** Only the newest are counted. */
export const COUNTED = { checkIns: 100, events: 200 } as const;

export type Source = { at: Date } & (
  | { kind: 'check_in'; ratings: Sides }
  | { kind: 'good_moment' | 'conflict'; ratings: null }
);

/**
 * Everything that the sources amount to, so that scores at a later time need no source: the ratings, and the events'
 * effect that is left at `at`.
 */
export type Weighed = { ratings: Sides; goodMoments: number; conflicts: number; at: Date };

export type Scores = {
  overallHealthScore: number;
  trustSafetyScore: number;
  communicationClarityScore: number;
  growthScore: number;
  joyFulfillmentScore: number;
};
export const UNRATED: Scores = {
  overallHealthScore: 0,
  trustSafetyScore: 0,
  communicationClarityScore: 0,
  growthScore: 0,
  joyFulfillmentScore: 0,
};

const DAY = 24 * 60 * 60 * 1000;

/** The effect that is left after a time; events in the future count in full. */
const faded = (from: Date, to: Date, halfLifeDays: number) =>
  2 ** (-Math.max(0, to.getTime() - from.getTime()) / (halfLifeDays * DAY));

export const leftOfEvent = (at: Date, now: Date) => faded(at, now, HALF_LIFE_DAYS.event);

const perSide = (value: (side: Side) => number): Sides => ({
  trustSafety: value('trustSafety'),
  communicationClarity: value('communicationClarity'),
  growth: value('growth'),
  joyFulfillment: value('joyFulfillment'),
});

export const overallOf = (sides: Sides) => SIDE_NAMES.reduce((sum, side) => sum + SIDES[side] * sides[side], 0);

const newest = (sources: readonly Source[], most: number) =>
  sources.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most);

/** The sources that are counted, newest first. */
export function counted(sources: readonly Source[]): Source[] {
  const checkIns = sources.filter(({ kind }) => kind === 'check_in');
  const events = sources.filter(({ kind }) => kind !== 'check_in');
  return [...newest(checkIns, COUNTED.checkIns), ...newest(events, COUNTED.events)];
}

/** Each check-in's share of the ratings, in the order given. They add up to 1. */
export function sharesOf(checkIns: readonly { at: Date }[]): number[] {
  const last = new Date(Math.max(...checkIns.map(({ at }) => at.getTime())));
  const weights = checkIns.map(({ at }) => faded(at, last, HALF_LIFE_DAYS.checkIn));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Null where there is no check-in. */
export function weigh(sources: readonly Source[]): Weighed | null {
  const all = counted(sources);
  const checkIns = all.filter((source) => source.kind === 'check_in');
  if (checkIns.length === 0) return null;
  const shares = sharesOf(checkIns);
  const ratings = perSide((side) =>
    checkIns.reduce((sum, { ratings }, i) => sum + ratings[side] * (shares[i] ?? 0), 0),
  );
  const at = new Date(Math.max(...all.map((source) => source.at.getTime())));
  const left = (kind: Source['kind']) =>
    all.reduce((sum, source) => (source.kind === kind ? sum + leftOfEvent(source.at, at) : sum), 0);
  return { ratings, goodMoments: left('good_moment'), conflicts: left('conflict'), at };
}

/** The points that the events of one kind add to each side now. */
export function pointsOf(kind: 'good_moment' | 'conflict', weighed: Weighed, now: Date): Sides {
  const amount = (kind === 'conflict' ? weighed.conflicts : weighed.goodMoments) * leftOfEvent(weighed.at, now);
  const most = MOST_POINTS[kind];
  return perSide((side) => Math.max(-most, Math.min(most, amount * EFFECTS[kind][side])));
}

/** Rounds away floating-point noise first, so that the order of adding does not show. */
const whole = (points: number) => Math.round(Math.round(points * 1e6) / 1e6);

export function scoresAt(weighed: Weighed, now: Date): Scores {
  const good = pointsOf('good_moment', weighed, now);
  const bad = pointsOf('conflict', weighed, now);
  const sides = perSide((side) => Math.max(0, Math.min(100, weighed.ratings[side] + good[side] + bad[side])));
  return {
    overallHealthScore: whole(overallOf(sides)),
    trustSafetyScore: whole(sides.trustSafety),
    communicationClarityScore: whole(sides.communicationClarity),
    growthScore: whole(sides.growth),
    joyFulfillmentScore: whole(sides.joyFulfillment),
  };
}

/** The whole formula; null where nothing is rated. */
export function scoresOf(sources: readonly Source[], now: Date): Scores | null {
  const weighed = weigh(sources);
  return weighed && scoresAt(weighed, now);
}

export type Band = 'excellent' | 'good' | 'fair' | 'needs';

/** The band of a score. `web/kit/chart/band.ts` has the words for it. */
export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'needs';
}

export const isHealthy = (score: number) => score >= 70;
/** The count of relationships that need attention: "Needs Attention" or worse. */
export const needsAttention = (score: number) => ['fair', 'needs'].includes(bandOf(score));
