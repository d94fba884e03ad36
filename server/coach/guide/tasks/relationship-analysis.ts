import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { evidenceOf, sentencesOf } from '#server/coach/guide/sentences.ts';
import known from '#server/coach/guide/tasks/described.json' with { type: 'json' };
import type { Context } from '#server/coach/port.ts';
import { read } from '#server/coach/reading/read.ts';
import { readingOf } from '#server/coach/reading/reading.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const NOT_ENOUGH = 'Not enough to tell';
/** What a sentence of a description speaks of, by its plain words. */
const is = Object.fromEntries(Object.entries(known).map(([name, form]) => [name, new RegExp(form, 'iu')])) as Record<
  keyof typeof known,
  RegExp
>;
/** Below this nothing is said of how somebody attaches. */
const LEANS = 0.85;
const FEW = 6;
const MOST = 3;
const LONGEST_QUOTED = 400;
const quoted = (text: string) => `“${text}”`;

/** How whoever writes attaches, from sentences about themselves alone, and only where these agree. */
function leaningIn(text: string): Output<'relationshipAnalysis'>['attachment'] {
  const seen = readingOf(text).sentences.flatMap(({ from, to }) => {
    const sentence = text.slice(from, to);
    const { label, certainty } = read(sentence).attachment;
    const isOwn = /\bi\b/i.test(sentence) && !/\bwe\b/i.test(sentence) && sentence.split(' ').length >= FEW;
    return isOwn && label !== 'unclear' && certainty >= LEANS ? [{ label, rule: `attachment.${label}`, from, to }] : [];
  });
  const [first] = seen;
  if (!first || seen.some(({ label }) => label !== first.label)) return { label: 'unclear', evidence: [] };
  return { label: first.label, evidence: evidenceOf(text, seen) };
}

/** What was described, in the writer's own marked words: strengths, strains, questions, steps. No numbers from a paragraph. */
export function relationshipAnalysis(
  { description }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): Output<'relationshipAnalysis'> {
  const policy = policyOf(standing);
  const notice = noticeOf(description, standing);
  const nothing: Output<'relationshipAnalysis'> = {
    ...{ overallHealth: null, communicationStyle: NOT_ENOUGH, attachmentStyle: NOT_ENOUGH },
    ...{ strengths: [], areasForGrowth: [], recommendations: [], balance: NO_BALANCE, notice },
    attachment: { label: 'unclear', evidence: [] },
  };
  if (policy.coach === 'card') return { ...nothing, communicationStyle: cardWords(standing, context) };
  if (!policy.tellBack) return { ...nothing, recommendations: [phrase('askOfAny')] };
  const all = sentencesOf(plainWords(description)).flatMap((text) => text.split(/,? but (?=\p{L})/iu));
  const sentences = all.filter(({ length }) => length <= LONGEST_QUOTED);
  const isNew =
    (...taken: readonly string[][]) =>
    (text: string) =>
      !taken.some((all) => all.includes(text));
  const some = (form: RegExp, ...taken: readonly string[][]) =>
    sentences.filter((text) => form.test(text) && is.relevant.test(text) && isNew(...taken)(text)).slice(0, MOST);
  const strengths = some(is.good).filter((text) => !is.not.test(text));
  const wishes = some(is.wish, strengths);
  const unsaid = some(is.unsaid, strengths, wishes);
  const strains = some(is.hard, strengths, wishes).filter((text) => !is.eased.test(text));
  const attachment = leaningIn(description);
  const ask = (name: string, [first]: readonly string[]) => (first ? [phrase(name, { quote: quoted(first) })] : []);
  const asked = [
    ...ask('askOfWish', wishes),
    ...ask('askOfUnsaid', unsaid),
    ...ask('askOfHard', strains.filter(isNew(unsaid))),
    ...ask('askOfGood', [...strengths, ...some(is.keep, strains)]),
  ].slice(0, MOST);
  const told = sentences.filter((text) => is.relevant.test(text));
  const talks = told.filter((text) => is.talks.test(text));
  // What no list sorts stands as it was told.
  const isUnsorted = asked.length === 0 && told.length > 1;
  const talked = (talks.length === 0 && isUnsorted ? told : talks).slice(0, 2);
  return {
    ...nothing,
    communicationStyle: talked.length > 0 ? `In your words: ${talked.map(quoted).join(' ')}` : NOT_ENOUGH,
    attachmentStyle: attachment.label === 'unclear' ? NOT_ENOUGH : phrase(attachment.label),
    attachment,
    strengths: strengths.map(quoted),
    areasForGrowth: strains.map(quoted),
    recommendations: policy.ownPart
      ? asked.length > 0
        ? asked
        : [phrase('askOfAny')]
      : ['Talk it over with someone you trust.'],
  };
}
