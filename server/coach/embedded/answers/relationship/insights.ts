import type { RelationshipInsights } from '#contract/coach.ts';
import { clipped, quoted } from '#server/coach/embedded/say/words.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

type Given = Input<'relationshipInsights'>;
type Insight = RelationshipInsights['insights'][number];
const PARTS = ['trust', 'communication', 'growth', 'joy'] as const;
type Part = (typeof PARTS)[number];

const NAMES: Record<Part, { title: string; type: Insight['insightType']; low: string; keep: string }> = {
  trust: {
    title: 'Trust & Safety',
    type: 'trust',
    low: 'make one small promise this week and keep it visibly',
    keep: 'say out loud what lets you feel safe',
  },
  communication: {
    title: 'Communication',
    type: 'communication',
    low: 'have one talk of ten minutes in which each says back what the other said',
    keep: 'keep the time at which you talk best',
  },
  growth: {
    title: 'Growth',
    type: 'growth',
    low: 'choose one thing to learn or change together, and name the first step',
    keep: 'look back on what you have learned together this month',
  },
  joy: {
    title: 'Joy & Fulfillment',
    type: 'joy',
    low: 'plan one light hour that has nothing to do with problems',
    keep: 'repeat what made you laugh last',
  },
};
/** A change smaller than this is the weather, not the climate. */
const NOTICEABLE = 4;

/** Words for stored numbers; the numbers themselves are never changed here. */
export function relationshipInsights(given: Given, { level }: Standing): RelationshipInsights {
  const { relationship, scores } = given;
  const who = clipped(relationship.personName, 4);
  const last = scores.at(-1);
  const insights = last ? PARTS.flatMap((part) => insightOn(given, part)) : [];
  const rated = insights.sort((a, b) => RANK[a.priority] - RANK[b.priority]);
  return {
    overallHealth: last?.overall ?? null,
    trendAnalysis: { direction: directionOf(given) },
    insights: [...rated, ...events(given)].slice(0, 5),
    recommendedActions: actions(given, rated, who, level > 0),
  };
}

const RANK = { high: 0, medium: 1, low: 2 } as const;

function directionOf({ scores }: Given): RelationshipInsights['trendAnalysis']['direction'] {
  const rated = scores.flatMap(({ overall }) => (overall === null ? [] : [overall]));
  const [first, last] = [rated.slice(-5)[0], rated.at(-1)];
  if (rated.length < 2 || first === undefined || last === undefined) return 'unknown';
  return last - first >= NOTICEABLE ? 'improving' : first - last >= NOTICEABLE ? 'declining' : 'stable';
}

function insightOn({ relationship, scores }: Given, part: Part): Insight[] {
  const rated = scores.flatMap((check) => (check[part] === null ? [] : [check[part]]));
  const now = rated.at(-1);
  if (now === undefined) return [];
  const change = now - (rated.at(-2) ?? now);
  const { title, type, low, keep } = NAMES[part];
  const who = clipped(relationship.personName, 4);
  const moved =
    change >= NOTICEABLE
      ? `, up ${change} since the check-in before`
      : change <= -NOTICEABLE
        ? `, down ${-change} since the check-in before`
        : '';
  const weak = now < 60 || change <= -NOTICEABLE;
  return [
    {
      title: weak
        ? `${title} with ${who} needs care`
        : `${title} with ${who} is ${now >= 70 ? 'a strength' : 'on its way'}`,
      priority: now < 40 || change <= -10 ? 'high' : weak ? 'medium' : 'low',
      insightType: weak ? type : 'strength',
      description: `You rated ${title} with ${who} at ${now} of 100${moved}.`,
      actionableAdvice: [`With ${who}, ${weak ? low : keep}.`],
    },
  ];
}

const counted = (count: number, thing: string) => `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;

function events({ relationship, conflictsThisWeek, positivesThisWeek }: Given): Insight[] {
  if (conflictsThisWeek + positivesThisWeek === 0) return [];
  const more = conflictsThisWeek > positivesThisWeek;
  return [
    {
      title: more ? 'More friction than ease this week' : 'More ease than friction this week',
      priority: more ? 'medium' : 'low',
      insightType: 'conflict',
      description: `With ${clipped(relationship.personName, 4)} you logged ${counted(conflictsThisWeek, 'conflict')} and ${counted(positivesThisWeek, 'good moment')} in seven days.`,
      actionableAdvice: [
        more
          ? `Pick the smallest conflict of the week and talk about that one first.`
          : `Write down one of the good moments with ${clipped(relationship.personName, 4)}, and what made it possible.`,
      ],
    },
  ];
}

function actions({ relationship }: Given, rated: readonly Insight[], who: string, careful: boolean): string[] {
  if (careful) return [`Talk with somebody you trust about how things are with ${who}.`];
  const area = relationship.strugglingWith[0];
  const goal = relationship.goals[0];
  const all = [
    ...rated.slice(0, 2).flatMap(({ actionableAdvice }) => actionableAdvice),
    area ? `Choose one evening for ${quoted(area, 8)} and tell ${who} what it is like for you.` : '',
    goal ? `Take the first small step towards ${quoted(goal, 8)} before Sunday.` : '',
  ].filter(Boolean);
  return all.length ? all : [`Do a first check-in about ${who}, so that there is something to look at.`];
}
