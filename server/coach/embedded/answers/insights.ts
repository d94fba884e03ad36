import type { ChatInsights } from '#contract/coach.ts';
import { exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { type Gathered, gathered, lower, said } from '#server/coach/embedded/answers/gather.ts';
import { isAboutSafety, safetyInsights } from '#server/coach/embedded/answers/staying-safe.ts';
import { listed, quoted, sentence } from '#server/coach/embedded/say/words.ts';
import { type Context, type Standing, standingOf } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import { texts } from '#server/coach/tasks/task.ts';

const ASKS = /\bINSIGHTS\b[\s\S]*\bKEY TAKEAWAYS\b/;

/** What a conversation showed, in the person's own words; none of it where somebody may not be safe. */
export function insightsOf(
  history: readonly Said[],
  personName: string | null,
  standing: Standing,
  context: Context,
): ChatInsights {
  if (isAboutSafety(standing)) return safetyInsights(standing, context);
  const told = history
    .filter(
      ({ role, content }) =>
        role === 'user' && !ASKS.test(content) && content.trim().length > 3 && !exploredIn(content),
    )
    .map(({ content }) => content);
  const last = told.at(-1);
  if (!last) return { insights: nothingOf(history), keyTakeaways: [], actionItems: [] };
  const all = gathered(told, personName);
  return { insights: shown(all, told), keyTakeaways: taken(all, last), actionItems: steps(all) };
}

/** A button's words alone are no conversation. */
const nothingOf = (history: readonly Said[]) =>
  history.some(({ content }) => exploredIn(content))
    ? 'You looked at what you keep about the relationship. Say a little about it in your own words, and there is more to see.'
    : 'There is no conversation to look at yet.';

function shown({ told, own, feelings, need, who, seen }: Gathered, all: readonly string[]): string {
  const [first, second] = told.filter((one) => !own.includes(one));
  const opening = first ? sentence(first) : `You spoke about ${quoted(seen.text || (all[0] ?? ''), 12)}.`;
  return [
    opening,
    second ? sentence(second) : '',
    own[0] ? `On your side, ${lower(own[0])}.` : '',
    feelings.length
      ? `You speak of feeling ${listed(feelings)}, and behind that may be a wish for ${need}.`
      : `What may be missing between you and ${who} is ${need}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function taken({ told, own, intent, who, matter }: Gathered, last: string): string[] {
  const weight = [...told].sort((a, b) => b.length - a.length)[0];
  return [
    weight ? `What seems to weigh most: ${lower(weight)}.` : `It is about ${matter}, in your words ${said(last)}.`,
    own[0] && own[0] !== weight
      ? `What you did about it: ${lower(own[0])}.`
      : `How it looks to ${who} is still open; ask before you decide what it means.`,
    intent
      ? `You named a next step yourself: ${said(intent)}.`
      : `You ended with ${said(last)}, which is a place to go on from.`,
  ];
}

function steps({ intent, opener, who, deal, matter, told, feelings }: Gathered): string[] {
  return [
    intent
      ? `Take the step you named, ${said(intent)}, and write down its first sentence beforehand.`
      : `Choose one quiet moment this week to bring up ${matter} with ${who}.`,
    opener
      ? `Begin with what happened, for instance: “${opener}”`
      : `Tell ${who} in one sentence: “${feelings[0] ? `I feel ${feelings[0]}` : 'Something between us has been on my mind'}, and I would like to talk about it with you.”`,
    `Suggest to ${who} to ${deal}.`,
    told[0] ? `In a week, look back at this: ${lower(told[0])}. Note what changed.` : '',
  ].filter(Boolean);
}

/** Where insights are asked for in the middle of a talk: what was said before weighs as well. */
export const standingBefore = (history: readonly Said[]): Standing =>
  standingOf(texts('chat', ...history.map(({ role, content }) => (role === 'user' ? content : ''))));

/** The three labelled sections that the chat panel reads. */
export function sectionsOf({ insights, keyTakeaways, actionItems }: ChatInsights): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return `INSIGHTS:\n${insights}\n\nKEY TAKEAWAYS:\n${list(keyTakeaways)}\n\nACTION ITEMS:\n${list(actionItems)}`;
}
