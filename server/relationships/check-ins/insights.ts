import type { RelationshipInsights as Said } from '#contract/coach.ts';
import type { Moment } from '#contract/relationship-check-ins.ts';
import type { Insight, InsightSource } from '#contract/relationship-insights.ts';
import { itemsOf } from '#contract/relationship-lists.ts';
import { overallOf, type Sides } from '#contract/relationship-scores.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import { daysBefore } from '#server/relationships/check-ins/trend.ts';
import type { Words } from '#server/relationships/record/record.ts';

const WEEK = 7;
const QUIET_DAYS = 21;
const MOST_CHECK_INS = 10;
const MOST_ACTIONS = 3;
/** A side is weak below this, or if it fell by what the coach calls a change. */
export const WEAK = 60;
const FELL = 4;
export const STRONG = 70;

type About = Pick<Words, 'personName' | 'strugglingWith' | 'relationshipGoals'> & {
  type: string;
  moments: readonly Moment[];
};
type Rated = Moment & { ratings: Sides };

const isRated = (moment: Moment): moment is Rated => moment.ratings !== null;
const sources = (moments: readonly Moment[]): InsightSource[] => moments.map(({ kind, id, at }) => ({ kind, id, at }));
const SIDES = ['trustSafety', 'communicationClarity', 'growth', 'joyFulfillment'] as const;

/** The sides worth mentioning: every weak one, and the strongest of the strong ones. */
function standingOut(checkIns: readonly Rated[]): Set<keyof Sides> {
  const [last, before = last] = checkIns;
  if (!last) return new Set();
  const weak = SIDES.filter(
    (side) => last.ratings[side] < WEAK || (before?.ratings[side] ?? 0) - last.ratings[side] >= FELL,
  );
  const [best] = SIDES.filter((side) => !weak.includes(side) && last.ratings[side] >= STRONG).toSorted(
    (a, b) => last.ratings[b] - last.ratings[a],
  );
  return new Set(best ? [...weak, best] : weak);
}

/** What the coach is given: stored numbers, and the first of the member's texts. Moments are newest first. */
export function forCoach(about: About, now: Date): Given<'relationshipInsights'> {
  const checkIns = about.moments.filter(isRated).slice(0, MOST_CHECK_INS);
  const sides = standingOut(checkIns);
  const rating = (ratings: Sides, side: keyof Sides) => (sides.has(side) ? ratings[side] : null);
  return {
    relationship: {
      personName: about.personName,
      relationshipType: about.type,
      goals: itemsOf(about.relationshipGoals).slice(0, 1),
      strugglingWith: itemsOf(about.strugglingWith).slice(0, 1),
    },
    scores: checkIns.toReversed().map(({ at, ratings }) => ({
      at,
      overall: Math.round(overallOf(ratings)),
      trust: rating(ratings, 'trustSafety'),
      communication: rating(ratings, 'communicationClarity'),
      growth: rating(ratings, 'growth'),
      joy: rating(ratings, 'joyFulfillment'),
    })),
    ...weekOf(about.moments, now),
  };
}

const ofWeek = (moments: readonly Moment[], now: Date) =>
  moments.filter(({ kind, at }) => kind !== 'check_in' && new Date(at) >= daysBefore(now, WEEK));

/** A single event, or as many of one kind as of the other, mean nothing yet. */
function weekOf(moments: readonly Moment[], now: Date) {
  const week = ofWeek(moments, now);
  const conflicts = week.filter(({ kind }) => kind === 'conflict').length;
  const positives = week.length - conflicts;
  const says = week.length > 1 && conflicts !== positives;
  return { conflictsThisWeek: says ? conflicts : 0, positivesThisWeek: says ? positives : 0 };
}

const TYPES: Record<Said['insights'][number]['insightType'], Insight['insightType']> = {
  strength: 'strength',
  growth: 'opportunity',
  trust: 'opportunity',
  joy: 'opportunity',
  communication: 'communication',
  conflict: 'conflict',
};

/** The coach's sentences, each with the stored data it is about. */
function withSources({ insights }: Said, { moments }: About, now: Date): Insight[] {
  const rated = moments.filter(isRated).slice(0, 2);
  return insights.map((insight) => ({
    ...insight,
    insightType: TYPES[insight.insightType],
    sources: sources(insight.insightType === 'conflict' ? ofWeek(moments, now).slice(0, 5) : rated),
  }));
}

function workingOn({ strugglingWith, personName }: About): Insight[] {
  const [area] = itemsOf(strugglingWith);
  if (!area) return [];
  return [
    {
      title: 'What you’re working on',
      priority: 'medium',
      insightType: 'opportunity',
      description: `You want to improve with ${personName}: ${area}`,
      actionableAdvice: [],
      sources: [{ kind: 'field', id: 'strugglingWith', at: null }],
    },
  ];
}

function checkInDue({ moments, personName }: About, now: Date): Insight[] {
  const last = moments.find(({ kind }) => kind === 'check_in');
  if (last && new Date(last.at) > daysBefore(now, QUIET_DAYS)) return [];
  const days = last ? Math.floor((now.getTime() - Date.parse(last.at)) / (24 * 60 * 60 * 1000)) : 0;
  return [
    {
      title: last ? 'Time for a check-in' : 'Not rated yet',
      priority: 'medium',
      insightType: 'check_in',
      description: last
        ? `Your last check-in with ${personName} was ${days} days ago.`
        : `Nothing is rated yet. A first check-in with ${personName} takes half a minute.`,
      actionableAdvice: [],
      sources: last ? sources([last]) : [],
    },
  ];
}

const RANK = { high: 0, medium: 1, low: 2 } as const;

/** The insights, most urgent first: the coach's sentences, the outcomes of chats, and two reminders of stored data. */
export function insightsFrom(about: About, said: Said, talked: readonly Insight[], now: Date) {
  const all = [...withSources(said, about, now), ...talked, ...workingOn(about), ...checkInDue(about, now)];
  return {
    insights: all.toSorted((a, b) => RANK[a.priority] - RANK[b.priority]),
    recommendedActions: said.recommendedActions.slice(0, MOST_ACTIONS),
  };
}
