/**
 * How the scores of a relationship come about. Check-ins rate four sides from 0 to 100; a newer check-in counts more
 * than an older one. Good moments lift and conflicts lower every side by a few points, and both fade. Nothing is rated
 * before the first check-in.
 */

/** The sides that a check-in rates, and what each weighs in the overall score. */
export const SIDES = { trustSafety: 0.3, communicationClarity: 0.3, growth: 0.2, joyFulfillment: 0.2 } as const;
export type Side = keyof typeof SIDES;
export type Sides = Record<Side, number>;
export const SIDE_NAMES = ['trustSafety', 'communicationClarity', 'growth', 'joyFulfillment'] as const;

/** After so many days a check-in counts half as much as one made now, and an event has half its effect. */
export const HALF_LIFE_DAYS = { checkIn: 21, event: 14 } as const;

/** Points that one event moves each side by on its day. */
export const EFFECTS: Record<'good_moment' | 'conflict', Sides> = {
  good_moment: { trustSafety: 2, communicationClarity: 2, growth: 1, joyFulfillment: 4 },
  conflict: { trustSafety: -3, communicationClarity: -4, growth: -1, joyFulfillment: -3 },
};

/** All good moments together move a side by no more than this, and so do all conflicts. */
export const MOST_POINTS = { good_moment: 15, conflict: 20 } as const;

/** Only the newest count. */
export const COUNTED = { checkIns: 100, events: 200 } as const;

export type Source = { at: Date } & (
  | { kind: 'check_in'; ratings: Sides }
  | { kind: 'good_moment' | 'conflict'; ratings: null }
);

/**
 * Everything the sources say, in a form that needs no source to be read again: the ratings, and how much of the
 * events' effect was left at `at`. The same sources always give the same.
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

/** What is left after so long: half after each half-life; what lies ahead counts in full. */
const faded = (from: Date, to: Date, halfLifeDays: number) =>
  2 ** (-Math.max(0, to.getTime() - from.getTime()) / (halfLifeDays * DAY));

export const leftOfEvent = (at: Date, now: Date) => faded(at, now, HALF_LIFE_DAYS.event);

const each = (value: (side: Side) => number): Sides => ({
  trustSafety: value('trustSafety'),
  communicationClarity: value('communicationClarity'),
  growth: value('growth'),
  joyFulfillment: value('joyFulfillment'),
});

export const overallOf = (sides: Sides) => SIDE_NAMES.reduce((sum, side) => sum + SIDES[side] * sides[side], 0);

const newest = (sources: readonly Source[], most: number) =>
  sources.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most);

/** The sources that count, newest first. */
export function counted(sources: readonly Source[]): Source[] {
  const checkIns = sources.filter(({ kind }) => kind === 'check_in');
  const events = sources.filter(({ kind }) => kind !== 'check_in');
  return [...newest(checkIns, COUNTED.checkIns), ...newest(events, COUNTED.events)];
}

/** How much of the ratings each check-in makes up, all together 1. In the order they were given. */
export function sharesOf(checkIns: readonly { at: Date }[]): number[] {
  const last = new Date(Math.max(...checkIns.map(({ at }) => at.getTime())));
  const weights = checkIns.map(({ at }) => faded(at, last, HALF_LIFE_DAYS.checkIn));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Null while nothing is rated yet. */
export function weigh(sources: readonly Source[]): Weighed | null {
  const all = counted(sources);
  const checkIns = all.filter((source) => source.kind === 'check_in');
  if (checkIns.length === 0) return null;
  const shares = sharesOf(checkIns);
  const ratings = each((side) => checkIns.reduce((sum, { ratings }, i) => sum + ratings[side] * (shares[i] ?? 0), 0));
  const at = new Date(Math.max(...all.map((source) => source.at.getTime())));
  const left = (kind: Source['kind']) =>
    all.reduce((sum, source) => (source.kind === kind ? sum + leftOfEvent(source.at, at) : sum), 0);
  return { ratings, goodMoments: left('good_moment'), conflicts: left('conflict'), at };
}

/** What the events of one kind add to each side by now. */
export function pointsOf(kind: 'good_moment' | 'conflict', weighed: Weighed, now: Date): Sides {
  const amount = (kind === 'conflict' ? weighed.conflicts : weighed.goodMoments) * leftOfEvent(weighed.at, now);
  const most = MOST_POINTS[kind];
  return each((side) => Math.max(-most, Math.min(most, amount * EFFECTS[kind][side])));
}

/** Nearly half a point is half a point, so that the order of adding up never shows. */
const whole = (points: number) => Math.round(Math.round(points * 1e6) / 1e6);

/** The scores at a moment. */
export function scoresAt(weighed: Weighed, now: Date): Scores {
  const good = pointsOf('good_moment', weighed, now);
  const bad = pointsOf('conflict', weighed, now);
  const sides = each((side) => Math.max(0, Math.min(100, weighed.ratings[side] + good[side] + bad[side])));
  return {
    overallHealthScore: whole(overallOf(sides)),
    trustSafetyScore: whole(sides.trustSafety),
    communicationClarityScore: whole(sides.communicationClarity),
    growthScore: whole(sides.growth),
    joyFulfillmentScore: whole(sides.joyFulfillment),
  };
}

/** The whole formula: from what was logged to the scores, or null while nothing is rated yet. */
export function scoresOf(sources: readonly Source[], now: Date): Scores | null {
  const weighed = weigh(sources);
  return weighed && scoresAt(weighed, now);
}

export type Band = 'excellent' | 'good' | 'fair' | 'needs';

/** The one judge of how a score is called; the words for it differ from page to page. */
export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'needs';
}

export const isHealthy = (score: number) => score >= 70;
/** Whatever a card calls "Needs Attention" or worse is counted as that. */
export const needsAttention = (score: number) => ['fair', 'needs'].includes(bandOf(score));
