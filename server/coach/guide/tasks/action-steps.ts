import { plainWords } from '#server/coach/guide/notices.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { situationIn } from '#server/coach/guide/story-of.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const MOST = 6;
/** What an area is named by, and what helps there; the last fits everything. */
const NAMED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:late|reliab\w+|promises?|cancel\w*)\b/i,
    [
      'Make one promise small enough to keep this week, and keep it.',
      'Agree what happens after ten minutes of waiting.',
    ],
  ],
  [
    /\b(?:trust|jealous\w*|honest\w*|secrets?|lying|lies)\b/i,
    ['Name one small promise that would help, and ask for it.', 'Ask one direct question instead of checking.'],
  ],
  [
    /\b(?:money|spending|debts?|budget|bills)\b/i,
    [
      'Set half an hour for money this week, and stop when it’s over.',
      'Agree on an amount above which you ask each other.',
    ],
  ],
  [
    /\b(?:together|quality time|date night|weekends?|time)\b/i,
    ['Put one evening in the calendar before anything else.', 'Spend ten minutes a day with both phones away.'],
  ],
  [
    /\b(?:sex|intimacy|affection|closeness|romance|hugs?)\b/i,
    ['Say on a walk which kinds of closeness you like.', 'Plan one evening with nothing expected after it.'],
  ],
  [
    /\b(?:chores|housework|cleaning|household|dishes|at home)\b/i,
    [
      'Write down for three days what each of you does, then compare.',
      'Hand over one whole task, including remembering it.',
    ],
  ],
  [
    /\b(?:yell\w*|fight\w*|argu\w+|tone|respect|conflicts?|anger)\b/i,
    [
      'Agree on a word for a break and a time to come back.',
      'Start the next hard talk with what happened and what you’d like.',
    ],
  ],
  [
    /\b(?:boundar\w+|saying no|limits?|space)\b/i,
    [
      'Write one sentence that says what you’ll do, and say it once.',
      'Answer every request this week with “I’ll tell you tomorrow.”',
    ],
  ],
  [
    /./,
    [
      'Ask for ten minutes where one talks and the other only listens.',
      'Say one thing you appreciate, out loud, today.',
    ],
  ],
];

/** Steps for one area, the nearest first. */
export function stepsFor(area: string): string[] {
  const named = NAMED.find(([word]) => word.test(area))?.[1] ?? [];
  const known = situationIn(area);
  return known ? [known.step, ...named] : [...named];
}

/** Small steps for what somebody wants to work on, each under its name. */
export function actionSteps({ areas }: Input<'actionSteps'>, standing: Standing): { steps: string[] } {
  const policy = policyOf(standing);
  if (!policy.suggest) return { steps: [] };
  const wanted = areas
    .map((area) => plainWords(area).trim())
    .filter((area) => /\p{L}/u.test(area))
    .slice(0, MOST);
  if (!policy.ownPart) return { steps: wanted.slice(0, 1).map(() => 'Talk about it with someone you trust.') };
  const each = Math.min(3, Math.max(1, Math.floor(MOST / Math.max(1, wanted.length))));
  const steps = wanted.flatMap((area) =>
    stepsFor(area)
      .slice(0, each)
      .map((step) => `${clipped(area, 8)}: ${step}`),
  );
  return { steps: [...new Set(steps)] };
}
