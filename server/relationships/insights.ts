import type { Moment } from '#contract/relationship-check-ins.ts';
import type { Insight, InsightSource, RelationshipInsights } from '#contract/relationship-insights.ts';
import { itemsOf } from '#contract/relationship-lists.ts';
import { type Scores, type Side, scoresOf, UNRATED } from '#contract/relationship-scores.ts';
import { ADVICE, SIDE_LABELS } from '#server/relationships/advice.ts';
import { asSource } from '#server/relationships/opened.ts';

const DAY = 24 * 60 * 60 * 1000;
const TREND_DAYS = 30;
/** So many points in that time are a direction; fewer are the ordinary up and down. */
const MOVED = 5;
const RECENT_DAYS = 14;
const QUIET_DAYS = 21;

export type About = { personName: string; strugglingWith: string; moments: readonly Moment[] };
type Ground = About & { scores: Scores; now: Date };

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
const since = (moments: readonly Moment[], from: Date) => moments.filter(({ at }) => new Date(at) >= from);
const from = (moments: readonly Moment[]): InsightSource[] =>
  moments.slice(0, 5).map(({ kind, id, at }) => ({ kind, id, at }));
/** The check-ins a score comes from mostly, and the latest events that moved it. */
const behindScores = (moments: readonly Moment[]) => {
  const checkIns = moments.filter(({ kind }) => kind === 'check_in').slice(0, 3);
  return from([...checkIns, ...moments.filter(({ kind }) => kind !== 'check_in').slice(0, 2)]);
};
const times = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const sidesOf = (scores: Scores): { side: Side; score: number }[] => [
  { side: 'trustSafety', score: scores.trustSafetyScore },
  { side: 'communicationClarity', score: scores.communicationClarityScore },
  { side: 'growth', score: scores.growthScore },
  { side: 'joyFulfillment', score: scores.joyFulfillmentScore },
];

function trendOf({ moments, scores, now }: Ground): RelationshipInsights['trendAnalysis'] {
  const first = moments.filter(({ kind }) => kind === 'check_in').at(-1);
  const start = first ? new Date(Math.max(Date.parse(first.at), ago(now, TREND_DAYS).getTime())) : now;
  const known = moments.filter(({ at }) => new Date(at) <= start);
  const then = scoresOf(known.map(asSource), start);
  if (!then || start > ago(now, 1)) return { direction: 'unknown', change: 0, from: null, to: null };
  const change = scores.overallHealthScore - then.overallHealthScore;
  const direction = change >= MOVED ? 'improving' : change <= -MOVED ? 'declining' : 'stable';
  const point = (at: Date, { overallHealthScore: score }: Scores) => ({ at: at.toISOString(), score });
  return { direction, change, from: point(start, then), to: point(now, scores) };
}

function strongest({ scores, moments, personName }: Ground): Insight[] {
  const [best] = sidesOf(scores).sort((a, b) => b.score - a.score);
  if (!best || best.score < 70) return [];
  const label = SIDE_LABELS[best.side];
  return [
    {
      title: `${label} is your strongest side`,
      priority: 'low',
      insightType: 'strength',
      description: `${label} with ${personName} stands at ${best.score} of 100, higher than any other side.`,
      actionableAdvice: [ADVICE[best.side].keep(personName)],
      sources: behindScores(moments),
    },
  ];
}

function weakest({ scores, moments, personName }: Ground): Insight[] {
  const [low] = sidesOf(scores).sort((a, b) => a.score - b.score);
  if (!low || low.score >= 60) return [];
  const label = SIDE_LABELS[low.side];
  return [
    {
      title: `${label} needs care first`,
      priority: low.score < 40 ? 'high' : 'medium',
      insightType: low.side === 'communicationClarity' ? 'communication' : 'opportunity',
      description: `${label} with ${personName} stands at ${low.score} of 100, lower than any other side.`,
      actionableAdvice: ADVICE[low.side].raise(personName),
      sources: behindScores(moments),
    },
  ];
}

function conflicts({ moments, now, personName }: Ground): Insight[] {
  const recent = since(moments, ago(now, RECENT_DAYS));
  const bad = recent.filter(({ kind }) => kind === 'conflict');
  const good = recent.filter(({ kind }) => kind === 'good_moment');
  if (bad.length < 2) return [];
  return [
    {
      title: `${times(bad.length, 'conflict')} in two weeks`,
      priority: bad.length > good.length ? 'high' : 'medium',
      insightType: 'conflict',
      description: `You logged ${times(bad.length, 'conflict')} and ${times(good.length, 'good moment')} with ${personName} in the last 14 days.`,
      actionableAdvice: [
        'Write down what the last two had in common: the hour, the place, the words they began with.',
        'Replay one of them in the Argument Resolver.',
      ],
      sources: from(bad),
    },
  ];
}

function goodTimes({ moments, now, personName }: Ground): Insight[] {
  const recent = since(moments, ago(now, RECENT_DAYS));
  const good = recent.filter(({ kind }) => kind === 'good_moment');
  const bad = recent.filter(({ kind }) => kind === 'conflict');
  if (good.length < 3 || good.length < 3 * bad.length) return [];
  return [
    {
      title: `${times(good.length, 'good moment')} in two weeks`,
      priority: 'low',
      insightType: 'connection',
      description: `Good moments with ${personName} came far more often than conflicts.`,
      actionableAdvice: [`Tell ${personName} which of them meant the most to you.`],
      sources: from(good),
    },
  ];
}

function workingOn({ strugglingWith, personName }: About): Insight[] {
  const [area] = itemsOf(strugglingWith);
  if (!area) return [];
  return [
    {
      title: 'What you are working on',
      priority: 'medium',
      insightType: 'opportunity',
      description: `You want to improve with ${personName}: ${area}`,
      actionableAdvice: ['Generate action steps for it, and tick off one this week.'],
      sources: [{ kind: 'field', id: 'strugglingWith', at: null }],
    },
  ];
}

function checkInDue({ moments, personName }: About, now: Date): Insight[] {
  const last = moments.find(({ kind }) => kind === 'check_in');
  if (last && new Date(last.at) > ago(now, QUIET_DAYS)) return [];
  const days = last ? Math.floor((now.getTime() - Date.parse(last.at)) / DAY) : 0;
  return [
    {
      title: last ? 'Time for a check-in' : 'Not rated yet',
      priority: 'medium',
      insightType: 'check_in',
      description: last
        ? `Your last check-in about ${personName} was ${days} days ago.`
        : `Nothing is rated yet. A first check-in about ${personName} takes half a minute.`,
      actionableAdvice: [`Check in about ${personName}.`],
      sources: last ? from([last]) : [],
    },
  ];
}

const RANK = { high: 0, medium: 1, low: 2 } as const;

/** What stands out, from what was logged and written alone. The moments come newest first. */
export function insightsOf(about: About, now: Date): RelationshipInsights {
  const rated = scoresOf(about.moments.map(asSource), now);
  const ground = { ...about, scores: rated ?? UNRATED, now };
  const fromScores = rated ? [...weakest(ground), ...strongest(ground)] : [];
  const all = [
    ...conflicts(ground),
    ...fromScores,
    ...goodTimes(ground),
    ...workingOn(about),
    ...checkInDue(about, now),
  ];
  const insights = all.toSorted((a, b) => RANK[a.priority] - RANK[b.priority]);
  return {
    isRated: rated !== null,
    overallHealth: ground.scores.overallHealthScore,
    trendAnalysis: trendOf(ground),
    insights,
    recommendedActions: insights.flatMap(({ actionableAdvice: [first] }) => first ?? []).slice(0, 3),
  };
}
