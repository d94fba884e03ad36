import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords, concernWords } from '#server/coach/guide/safety-words.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { isUnsafe } from '#server/coach/guide/tasks/argument-lines.ts';
import known from '#server/coach/guide/tasks/described.json' with { type: 'json' };
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const NOT_ENOUGH = 'Not enough to tell';
const FORMS = Object.fromEntries(Object.entries(known).map(([name, form]) => [name, new RegExp(form, 'iu')])) as Record<
  keyof typeof known,
  RegExp
>;
const MOST = 3;
const LONGEST_QUOTED = 200;

/** What someone says outright of the two: what is good, what is hard, what they wish for. Nothing is concluded from it. */
export function relationshipAnalysis(
  { description }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): Output<'relationshipAnalysis'> {
  const { coach, ownPart, tellBack } = policyOf(standing);
  const nothing: Output<'relationshipAnalysis'> = {
    ...{ overallHealth: null, communicationStyle: NOT_ENOUGH, attachmentStyle: NOT_ENOUGH },
    ...{ strengths: [], areasForGrowth: [], recommendations: [], balance: NO_BALANCE },
    notice: noticeOf(description, standing),
    attachment: { label: 'unclear', evidence: [] },
  };
  if (coach === 'card') return { ...nothing, communicationStyle: cardWords(standing, context) };
  // Danger is met in words here too, and not only by the card beside them.
  if (isUnsafe(description) || !ownPart) {
    const concern = coach === 'careful' ? concernWords(standing) : '';
    return { ...nothing, recommendations: [concern, phrase('describedUnsafe')].filter(Boolean) };
  }
  const open = [phrase('askOfAny'), phrase('askOfDay'), phrase('askOfOther')];
  if (!tellBack) return { ...nothing, recommendations: open };
  const told = sentencesOf(plainWords(description)).filter(({ length }) => length <= LONGEST_QUOTED);
  const plain = told.filter((text) => !FORMS.unsure.test(text));
  const quoted = (form: RegExp) =>
    plain
      .filter((text) => form.test(text))
      .slice(0, MOST)
      .map((text) => `“${text}”`);
  const [wish] = told
    .filter((text) => FORMS.wish.test(text))
    .map((quote) => phrase('askOfWish', { quote: `“${quote}”` }));
  return {
    ...nothing,
    strengths: quoted(FORMS.good),
    areasForGrowth: quoted(FORMS.hard),
    recommendations: [...(wish ? [wish] : []), ...open].slice(0, MOST),
  };
}
