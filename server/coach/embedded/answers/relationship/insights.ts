import type { RelationshipInsights } from '#contract/coach.ts';
import { stepsFor } from '#server/coach/embedded/answers/steps.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { clipped, quoted } from '#server/coach/embedded/say/words.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

type Given = Input<'relationshipInsights'>;
type Insight = RelationshipInsights['insights'][number];
const PARTS = ['trust', 'communication', 'growth', 'joy'] as const;
type Part = (typeof PARTS)[number];

/** What a low figure may mean and what helps; what a good one rests on and how it stays. */
const NAMES: Record<Part, Words> = {
  trust: {
    title: 'Trust & Safety',
    type: 'trust',
    means: 'It may take little to feel unsure at the moment, and small kept promises count double now',
    rests: 'You can lean on {who}, and that makes the hard talks possible',
    low: [
      'Make {who} one small promise this week and keep it visibly; then ask for one in return',
      'Name to {who} one concrete thing that would let you feel safer, small enough to be done by Sunday',
    ],
    keep: [
      'Tell {who} one moment of the last weeks in which you felt safe',
      'Share one thing with {who} this week that you would usually keep to yourself',
    ],
  },
  communication: {
    title: 'Communication',
    type: 'communication',
    means: 'What you mean and what arrives seem to be two things just now, or it is not said at all',
    rests: 'You find words for each other, and that carries the rest',
    low: [
      'Have one talk of ten minutes with {who} in which each says back what the other said, before answering',
      'Ask {who} “is now a good time?” before the next important thing, and take a no as a reason to fix a better one',
    ],
    keep: [
      'Notice at which hour you and {who} talk best, and keep it free',
      'Ask {who} one question this week that you do not know the answer to',
    ],
  },
  growth: {
    title: 'Growth',
    type: 'growth',
    means: 'It may feel as if you were going round in circles, with the same things coming back',
    rests: 'You are learning something with each other, and it shows',
    low: [
      'Choose one thing with {who} to do differently for two weeks, and fix the day on which you look at it',
      'Ask {who} what you two have learned since last year, and tell what you see',
    ],
    keep: [
      'Look back with {who} on one hard thing that is easier today',
      'Plan one thing with {who} this month that is new to both',
    ],
  },
  joy: {
    title: 'Joy & Fulfillment',
    type: 'joy',
    means: 'Duties may have taken the place of what you used to enjoy together',
    rests: 'There is lightness between you, and it is worth its place in the week',
    low: [
      'Plan one light hour with {who} before Sunday that has nothing to do with problems or errands',
      'Write down three things that made you and {who} laugh in the last year, and repeat the easiest one',
    ],
    keep: [
      'Repeat with {who} what made you laugh last',
      'Tell {who} what you look forward to, and put it into the calendar',
    ],
  },
};
type Words = {
  title: string;
  type: Insight['insightType'];
  means: string;
  rests: string;
  low: readonly string[];
  keep: readonly string[];
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

function movedBy(change: number): string {
  if (Math.abs(change) < NOTICEABLE) return '';
  return `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} since the check-in before`;
}

function insightOn({ relationship, scores }: Given, part: Part): Insight[] {
  const rated = scores.flatMap((check) => (check[part] === null ? [] : [check[part]]));
  const now = rated.at(-1);
  if (now === undefined) return [];
  const change = now - (rated.at(-2) ?? now);
  const { title, type, means, rests, low, keep } = NAMES[part];
  const who = clipped(relationship.personName, 4);
  const moved = movedBy(change);
  const weak = now < 60 || change <= -NOTICEABLE;
  return [
    {
      title: weak
        ? `${title} with ${who} needs care`
        : `${title} with ${who} is ${now >= 70 ? 'a strength' : 'on its way'}`,
      priority: now < 40 || change <= -10 ? 'high' : weak ? 'medium' : 'low',
      insightType: weak ? type : 'strength',
      description: `You rated ${title} with ${who} at ${now} of 100${moved}. ${filled(weak ? means : rests, { who })}`,
      actionableAdvice: (weak ? low : keep).map((line) => filled(line, { who })),
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
          ? `Pick the smallest conflict of the week, and tell ${clipped(relationship.personName, 4)} what you would say differently today.`
          : `Write down one of the good moments with ${clipped(relationship.personName, 4)}, and what made it possible.`,
      ],
    },
  ];
}

function actions({ relationship }: Given, rated: readonly Insight[], who: string, careful: boolean): string[] {
  if (careful) return [`Talk with somebody you trust about how things are with ${who}.`];
  const goal = relationship.goals[0];
  const worked = relationship.strugglingWith.slice(0, 2).map((area) => stepsFor(area, who)[0] ?? '');
  const all = [
    ...worked,
    goal ? `Towards ${quoted(goal, 8)}: suggest one date for the first small step to ${who} before Sunday.` : '',
    ...rated.slice(0, 2).map(({ actionableAdvice }) => actionableAdvice[1] ?? ''),
  ].filter(Boolean);
  return all.length ? all : [`Do a first check-in about ${who}, so that there is something to look at.`];
}
