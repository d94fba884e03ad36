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
const parts: Readonly<Record<string, string>> = known.parts;
const whole = (form: string): string =>
  form.replace(/\{([a-z]{2}[a-zA-Z]*\d?)\}/g, (_, part: string) => whole(parts[part] ?? ''));
const formOf = (form: string) => new RegExp(whole(form), 'iu');
const GOOD = known.good.map(formOf);
const HARD = known.hard.map(formOf);
const [WISH, UNSURE, TURNED, BARE] = [known.wish, known.unsure, known.turned, known.bare].map(formOf) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];
const TURN = /[,;]? (?:but|yet|(?:even )?though|although)\b,? /i;
const MOST = 3;
const FEW = 3;
const LONGEST_QUOTED = 200;
/** Only to be read: a sentence that begins with someone’s name speaks of them. */
const NAMED =
  /^(?!(?:It|This|That|There|We|And|But|Then|You|When|Not|Last|Our|My|He|She|They|Nobody|Someone|Everyone|Everybody|Everything|Things|People|What|Once|Part|One)\b)\p{Lu}\p{Ll}{1,14} (?=\p{Ll})/u;
type Side = 'good' | 'hard';

/** What is said outright of the two, on the side where it surely stands; a sentence that turns is taken part by part. */
export function sidesOf(sentence: string): { side: Side; text: string }[] {
  const told = sentence.split(TURN);
  // “We laugh a lot, but not lately.”
  if (UNSURE.test(sentence) || told.some((text) => text.split(' ').length < FEW)) return [];
  return told.flatMap((text) => {
    const read = text.replace(NAMED, 'she ');
    const isGood = GOOD.some((form) => form.test(read)) && !TURNED.test(read);
    const isHard = HARD.some((form) => form.test(read));
    return isGood === isHard ? [] : [{ side: isGood ? 'good' : 'hard', text: text.replace(/^[,;\s]+/, '') } as const];
  });
}

/** What may be good or hard, as only whoever wrote it can say: nothing that only says who and since when. */
const isOfTwo = (text: string) =>
  !BARE.test(text) && /\b(?:me|us|we|our|i)\b/i.test(text) && /\b(?:he|she|they|we|him|her|them)\b/i.test(text);
/** A sentence within another one. */
const within = (quote = '') => quote.replace(/[.!]?”$/, '”');

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
  const sides = told.flatMap(sidesOf);
  const of = (side: Side) => sides.filter((one) => one.side === side).map(({ text }) => `“${text}”`);
  const [good, hard] = [of('good'), of('hard')];
  const [wish] = told.filter((text) => WISH.test(text)).map((text) => `“${text}”`);
  const [unplaced] = told.filter((text) => !sides.some((one) => text.includes(one.text)) && isOfTwo(text));
  const asks = [
    wish && phrase('askOfWish', { quote: wish }),
    good[0] && hard[0] && phrase('askOfBoth', { good: within(good[0]), hard: within(hard[0]) }),
    !good[0] && hard[0] && phrase('askOfHard', { quote: within(hard[0]) }),
    good[0] && !hard[0] && phrase('askOfGood', { quote: within(good[0]) }),
    unplaced && phrase('askOfUnplaced', { quote: within(`“${unplaced}”`) }),
  ].filter((ask) => typeof ask === 'string' && ask !== '') as string[];
  return {
    ...nothing,
    strengths: good.slice(0, MOST),
    areasForGrowth: hard.slice(0, MOST),
    recommendations: [...asks, ...open.slice(asks.length > 0 ? 1 : 0)].slice(0, MOST),
  };
}
