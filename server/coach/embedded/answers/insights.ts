import type { ChatInsights } from '#contract/coach.ts';
import { exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { actionsOf } from '#server/coach/embedded/answers/insights/actions.ts';
import { type Heard, heardIn } from '#server/coach/embedded/answers/insights/heard.ts';
import { shown } from '#server/coach/embedded/answers/insights/shown.ts';
import { taken } from '#server/coach/embedded/answers/insights/taken.ts';
import { isAboutSafety, safetyInsights } from '#server/coach/embedded/answers/staying-safe.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
import { type Context, type Standing, standingOf } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import { texts } from '#server/coach/tasks/task.ts';

const ASKS = /\bINSIGHTS\b[\s\S]*\bKEY TAKEAWAYS\b/;
const FOR_WORDS =
  /\bwords\b|\bwhat (?:do|should|can|could|would) i (?:\w+ )?(?:say|write|text|tell)\b|\bhow (?:do|should|can|could) i (?:say|tell|write|put)\b/i;

/** What a conversation showed, in the person's own sentences; none of it where somebody may not be safe. */
export function insightsOf(
  history: readonly Said[],
  personName: string | null,
  standing: Standing,
  context: Context,
): ChatInsights {
  if (isAboutSafety(standing)) return safetyInsights(standing, context);
  const messages = history
    .filter(
      ({ role, content }) =>
        role === 'user' && !ASKS.test(content) && content.trim().length > 3 && !exploredIn(content),
    )
    .map(({ content }) => content);
  const [first] = messages;
  if (first === undefined) return { insights: nothingOf(history), keyTakeaways: [], actionItems: [] };
  const heard = heardIn(messages, personName);
  if (heard.told.length === 0)
    return { insights: `You began with ${quoted(first, 12)}. ${LITTLE}`, keyTakeaways: [], actionItems: [] };
  if (isGlad(heard)) return glad(heard);
  return {
    insights: shown(heard),
    keyTakeaways: taken(heard),
    actionItems: actionsOf(
      heard,
      messages.some((one) => FOR_WORDS.test(one)),
    ),
  };
}

const LITTLE =
  'That is too little to draw anything from; tell what happened in a sentence or two, and there is more to see.';

/** A button's words alone are no conversation. */
const nothingOf = (history: readonly Said[]) =>
  history.some(({ content }) => exploredIn(content))
    ? 'You looked at what you keep about the relationship. Say a little about it in your own words, and there is more to see.'
    : 'There is no conversation to look at yet.';

const GLAD = 0.35;
/** Something good was told, and nothing that weighs. */
const isGlad = ({ told, seen, open, plan }: Heard) =>
  seen.sentiment > GLAD &&
  !open &&
  !plan &&
  told.some(({ point }) => point?.good) &&
  !told.some(({ point }) => point?.hard);

function glad(heard: Heard): ChatInsights {
  const who = heard.who ?? 'the other one';
  return {
    insights: `${shown(heard)} It sounds as if something is going well between you and ${who}.`,
    keyTakeaways: [
      `${heard.who ?? 'The other one'} may not know how much it meant to you unless you say it.`.replace(/^y/, 'Y'),
    ],
    actionItems: [
      `Tell ${who} in one sentence what it meant to you.`,
      'Write down what made it so good, while it is fresh.',
    ],
  };
}

/** Where insights are asked for in the middle of a talk: what was said before weighs as well. */
export const standingBefore = (history: readonly Said[]): Standing =>
  standingOf(texts('chat', ...history.map(({ role, content }) => (role === 'user' ? content : ''))));

/** The three labelled sections that the chat panel reads. */
export function sectionsOf({ insights, keyTakeaways, actionItems }: ChatInsights): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return `INSIGHTS:\n${insights}\n\nKEY TAKEAWAYS:\n${list(keyTakeaways)}\n\nACTION ITEMS:\n${list(actionItems)}`;
}
