import type { RelationshipInsights } from '#contract/coach.ts';
import { contentOf } from '#server/coach/guide/library.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { stepsFor } from '#server/coach/guide/tasks/action-steps.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

type Given = Input<'relationshipInsights'>;
type Insight = RelationshipInsights['insights'][number];
const PARTS = ['trust', 'communication', 'growth', 'joy'] as const;
/** A smaller change is the weather, not the climate. */
const NOTICEABLE = 4;
const RANK = { high: 0, medium: 1, low: 2 } as const;

function directionOf({ scores }: Given): RelationshipInsights['trendAnalysis']['direction'] {
  const rated = scores.flatMap(({ overall }) => (overall === null ? [] : [overall]));
  const [first, last] = [rated.slice(-5)[0], rated.at(-1)];
  if (rated.length < 2 || first === undefined || last === undefined) return 'unknown';
  return last - first >= NOTICEABLE ? 'improving' : first - last >= NOTICEABLE ? 'declining' : 'stable';
}

const movedBy = (change: number) =>
  Math.abs(change) < NOTICEABLE ? '' : `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} from the one before`;

function insightOn({ relationship, scores }: Given, part: (typeof PARTS)[number]): Insight[] {
  const rated = scores.flatMap((check) => (check[part] === null ? [] : [check[part]]));
  const now = rated.at(-1);
  if (now === undefined) return [];
  const change = now - (rated.at(-2) ?? now);
  const words = contentOf('parts').find(({ id }) => id === part);
  if (!words) return [];
  const { title, type, means, rests, low, keep } = words;
  const who = clipped(relationship.personName, 4);
  const weak = now < 60 || change <= -NOTICEABLE;
  return [
    {
      title: weak
        ? `${title} with ${who} needs care`
        : `${title} with ${who} is ${now >= 70 ? 'a strength' : 'on its way'}`,
      priority: now < 40 || change <= -10 ? 'high' : weak ? 'medium' : 'low',
      insightType: weak ? type : 'strength',
      description: `In your last check-in ${title} with ${who} was at ${now}${movedBy(change)}. ${weak ? means : rests}`,
      actionableAdvice: weak ? low : keep,
    },
  ];
}

const counted = (count: number, thing: string) => `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;

function events({ relationship, conflictsThisWeek, positivesThisWeek }: Given): Insight[] {
  if (conflictsThisWeek + positivesThisWeek === 0) return [];
  const more = conflictsThisWeek > positivesThisWeek;
  const logged = `${counted(conflictsThisWeek, 'conflict')} and ${counted(positivesThisWeek, 'good moment')}`;
  return [
    {
      title: more ? 'More friction than ease this week' : 'More ease than friction this week',
      priority: more ? 'medium' : 'low',
      insightType: 'conflict',
      description: `You logged ${logged} with ${clipped(relationship.personName, 4)} in the last seven days.`,
      actionableAdvice: [
        more
          ? 'Pick the smallest conflict of the week and say what you’d do differently today.'
          : 'Write down one of the good moments and what made it possible.',
      ],
    },
  ];
}

/** Words for stored numbers; the numbers themselves are never changed here. */
export function relationshipInsights(given: Given, standing: Assessment): RelationshipInsights {
  const { relationship, scores } = given;
  const rated = PARTS.flatMap((part) => insightOn(given, part)).sort((a, b) => RANK[a.priority] - RANK[b.priority]);
  return {
    overallHealth: scores.at(-1)?.overall ?? null,
    trendAnalysis: { direction: directionOf(given) },
    insights: [...rated, ...events(given)].slice(0, 5),
    recommendedActions: policyOf(standing).ownPart
      ? actions(relationship, rated)
      : ['Talk with someone you trust about how things are.'],
  };
}

function actions({ goals, strugglingWith }: Given['relationship'], rated: readonly Insight[]): string[] {
  const [goal] = goals;
  const all = [
    ...strugglingWith.slice(0, 2).flatMap((area) =>
      stepsFor(area)
        .slice(0, 1)
        .map((step) => `“${clipped(plainWords(area), 8)}”: ${step}`),
    ),
    ...(goal ? [`Toward “${clipped(plainWords(goal), 8)}”: pick one small step and a date before Sunday.`] : []),
    ...rated.slice(0, 2).flatMap(({ actionableAdvice }) => actionableAdvice.slice(0, 1)),
  ];
  return all.length > 0 ? all : ['Do a first check-in, so there’s something to look at.'];
}
