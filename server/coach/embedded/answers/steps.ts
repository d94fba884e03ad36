import { linesOf } from '#server/coach/embedded/answers/relationship/known.ts';
import { isAboutSafety } from '#server/coach/embedded/answers/staying-safe.ts';
import { STEPS_IN } from '#server/coach/embedded/answers/step-words.ts';
import { clipped, sentence } from '#server/coach/embedded/say/words.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import { lines } from '#server/coach/embedded/situations/situation.ts';
import type { Topic } from '#server/coach/embedded/understand/topics.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

const MOST = 6;
/** An area is a few words, so a situation has to be clear in them. */
const SURE = 0.2;
/** Single words that people name a matter by. */
const NAMED: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:late|punctual\w*|reliab\w+|promises|cancel\w*)\b/i, 'reliability'],
  [/\b(?:trust|jealous\w*|honest\w*|secrets?|lying)\b/i, 'trust'],
  [/\b(?:money|spending|debts?|budget|bills)\b/i, 'money'],
  [/\b(?:together|quality time|dates?|time for us|weekends?)\b/i, 'time'],
  [/\b(?:sex|intimacy|affection|closeness|romance|hugs?)\b/i, 'affection'],
  [/\b(?:chores|housework|cleaning|cooking|household|dishes|who does what|at home)\b/i, 'household'],
  [/\b(?:phone|drinking|gaming|smoking|screens?)\b/i, 'habits'],
  [/\b(?:mails?|meetings?|work|raise|deadlines?)\b/i, 'work'],
  [/\b(?:mother|mum|mom|in-laws|parents|family)\b/i, 'family'],
  [/\b(?:yell\w*|shout\w*|tone|respect|rude|sarcas\w+|critici\w+|comments?)\b/i, 'respect'],
];

/** Small steps for what somebody wants to work on, each under its name. */
export function actionSteps({ personName, areas }: Input<'actionSteps'>, standing: Standing): { steps: string[] } {
  if (isAboutSafety(standing)) return { steps: [] };
  const chosen = areas
    .map((area) => area.trim())
    .filter(Boolean)
    .slice(0, MOST);
  if (standing.level > 0)
    return { steps: chosen.slice(0, 1).map((area) => `Talk about “${clipped(area, 10)}” with somebody you trust.`) };
  const each = Math.min(3, Math.max(1, Math.floor(MOST / Math.max(1, chosen.length))));
  const who = clipped(personName, 4).replace(/^my /i, 'your ');
  return { steps: chosen.flatMap((area) => stepsFor(area, who).slice(0, each)) };
}

/** Steps for one area, the nearest first, each under its name. */
export function stepsFor(area: string, who: string): string[] {
  const seen = understand(area);
  const found = situationOf(area);
  const name = `“${clipped(area, 12)}”`;
  if (found && found.sure >= SURE) {
    const known = linesOf(found.situation, seen, who);
    const all = lines(found.situation.step).map((_, turn) => known.of('step', turn));
    return [...new Set(all)].map((step) => `${name}: ${step.charAt(0).toLowerCase()}${step.slice(1)}`);
  }
  const topic = NAMED.find(([word]) => word.test(area))?.[1] ?? seen.topics[0] ?? 'listening';
  const from = seen.seed % 3;
  const all = STEPS_IN[topic];
  return [...all.slice(from), ...all.slice(0, from)].map((step) =>
    sentence(`${name}: ${step.replaceAll('{who}', who)}`),
  );
}
