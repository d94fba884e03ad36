import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords, concernWords } from '#server/coach/guide/safety-words.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { isUnsafe } from '#server/coach/guide/tasks/argument-lines.ts';
import known from '#server/coach/guide/tasks/described.json' with { type: 'json' };
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const NOT_ENOUGH = 'Not enough to tell';
const parts: Readonly<Record<string, string>> = known.parts;
const whole = (form: string): string =>
  form.replace(/\{([a-z]{2}[a-zA-Z]*\d?)\}/g, (_, part: string) => whole(parts[part] ?? ''));
const isIn = (forms: readonly string[]) => {
  const all = forms.map((form) => new RegExp(whole(form), 'iu'));
  return (text: string) => all.some((form) => form.test(text));
};
const [isGood, isHard] = [isIn(known.good), isIn(known.hard)];
const [isWish, isUnsure, isTurned] = [isIn([known.wish]), isIn([known.unsure]), isIn([known.turned])];
/** Nothing of the two, or only who they are and since when. */
const isBare = isIn([known.bare, '^(?!.*\\b(?:me|us|we|our|i)\\b)', '^(?!.*\\b(?:he|she|they|we|him|her|them)\\b)']);
const TURN = /[,;]? (?:but|yet|(?:even )?though|although)\b,? /i;
/** “He makes me laugh, and he shouts at me.” */
const CLAUSES = /(?:,|,? and) (?=(?:he|she|they|we|i|it)\b)/i;
const MOST = 3;
const FEW = 3;
const LONGEST_QUOTED = 200;
/** Only to be read: a sentence that begins with someone’s name speaks of them. */
const NAMED = new RegExp(known.named, 'u');

/** What is said outright of the two, on the side where it surely stands; a sentence that turns is taken part by part. */
export function sidesOf(sentence: string): { side: 'good' | 'hard'; text: string }[] {
  const told = sentence.replace(/^But /, '').split(TURN);
  // “We laugh a lot, but not lately.”
  if (isUnsure(sentence) || told.slice(1).some((text) => text.split(' ').length < FEW)) return [];
  return told.flatMap((text) => {
    const read = text.replace(NAMED, 'she ');
    const parts = [text, read, ...read.split(CLAUSES)];
    const [good, hard] = [parts.some(isGood), parts.some(isHard)];
    return good === hard || (good && isTurned(read)) ? [] : [{ side: good ? 'good' : 'hard', text } as const];
  });
}

const within = (quote = '') => quote.replace(/[.!]?”$/, '”');

/** What someone says outright of the two: what is good, what is hard, what they wish for. Nothing is concluded from it. */
export function relationshipAnalysis(
  { description }: Input<'relationshipAnalysis'>,
  standing: Assessment,
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
    return { ...nothing, recommendations: [concernWords(standing), phrase('describedUnsafe')].filter(Boolean) };
  }
  const open = [phrase('askOfAny'), phrase('askOfDay'), phrase('askOfOther')];
  if (!tellBack) return { ...nothing, recommendations: open };
  const told = sentencesOf(plainWords(description)).filter(({ length }) => length <= LONGEST_QUOTED);
  const sides = told.flatMap(sidesOf);
  const of = (side: 'good' | 'hard') => sides.filter((one) => one.side === side).map(({ text }) => `“${text}”`);
  const [good, hard] = [of('good'), of('hard')];
  const wish = told.find(isWish);
  const unplaced = told.find((text) => !isBare(text) && !sides.some((one) => text.includes(one.text)));
  const [bright = '', dark = ''] = [within(good[0]), within(hard[0])];
  const ofSides = bright && dark ? 'askOfBoth' : bright ? 'askOfGood' : 'askOfHard';
  const asks = [
    wish ? phrase('askOfWish', { quote: `“${wish}”` }) : '',
    bright || dark ? phrase(ofSides, { good: bright, hard: dark }) : '',
    unplaced ? phrase('askOfUnplaced', { quote: within(`“${unplaced}”`) }) : '',
  ].filter(Boolean);
  return {
    ...nothing,
    strengths: good.slice(0, MOST),
    areasForGrowth: hard.slice(0, MOST),
    recommendations: [...asks, ...open.slice(asks.length > 0 ? 1 : 0)].slice(0, MOST),
  };
}
