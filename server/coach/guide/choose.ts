import type { Option } from '#server/coach/guide/state.ts';
import { patternOf } from '#server/reading/pattern.ts';

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
export const isSame = (label: string, message: string): boolean => plain(label) === plain(message);
const NUMBER = /^\s*(?:(?:option|number|no\.?|#)\s*)?(\d{1,2})\s*(?:[.)]\s*(?:\S.*)?)?$/is;
const PICKED = /^(?:(?:ok|okay|yes|so|i|ill|pick|take|choose|go|with|option|number) ){0,5}(\d{1,2})(?: then| please)?$/;
const ORDINAL =
  /^(?:(?:i (?:mean|meant)|let s take|take|maybe|probably) )?(?:the )?(first|second|third|fourth)(?: one| option)?(?: please| i think)?$/;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const YES =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|right|exactly|that s it|correct|true)(?: please| it is| that s it| exactly)?$/;
const NO = patternOf(
  '',
  '^(?:no|nope|nah|not really|neither|none|none of (?:these|those|them)|something else|not that|wrong|(?:no )?',
  '(?:that s|thats|it s|its|that is|it is)? ?not (?:it|that|really)(?: at all)?)$',
);
/** A no that goes on: "no that's not it, we've been friends for years". */
const NO_AND_MORE =
  /^(?:no |nope |nah )?(?:that s|thats|it s|its|that is|it is) not (?:it|that|what i (?:mean|meant|said)) \S/;
const IS_YES = /^yes\b/i;
const IS_NO = /^(?:it s something else|something else|neither|none of these|leave it|no)\b/;
const REFUSED = /\b(?:not|dont|don t|won t|can t|rather not)\b/;
const SHORT = 8;
/** A bare yes or okay: it agrees to something, and tells nothing. */
export const isAssent = (message: string): boolean => YES.test(plain(message));
/** A bare no: there is nothing in it to be read. */
export const isRefusal = (message: string): boolean => NO.test(plain(message));
const SMALL = new Set(
  'a an the to it me my i for of and or one that this please with let us s want wanna would d like rather need can could you'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word && !SMALL.has(word));

/** Named in the middle of a sentence: "I meant who pays for what", "find words please, but short". */
function isNamed(label: string, words: readonly string[]): boolean {
  const own = wordsOf(label);
  return own.length > 1 && !IS_NO.test(plain(label)) && own.every((word) => words.includes(word));
}

/** Which of the choices a message takes: by its number, its words, or a plain yes or no. */
export function chosen(message: string, options: readonly Option[]): Option | undefined {
  if (options.length === 0 || message.length > 200) return undefined;
  const said = plain(message);
  const number = (NUMBER.exec(message) ?? PICKED.exec(said))?.[1];
  if (number) return options[Number(number) - 1];
  const same = options.find(({ label }) => isSame(label, message));
  if (same || said === '') return same;
  if (YES.test(said)) return options.find(({ label }) => IS_YES.test(label));
  if (NO.test(said) || NO_AND_MORE.test(said)) return options.find(({ label }) => IS_NO.test(plain(label)));
  const ordinal = ORDINAL.exec(said)?.[1];
  if (ordinal) return options[ORDINALS.indexOf(ordinal)];
  const words = wordsOf(message);
  if (words.length === 0 || words.length > SHORT) return undefined;
  const holding = options.filter(({ label }) => words.every((word) => wordsOf(label).includes(word)));
  const named = () => (REFUSED.test(said) ? [] : options.filter(({ label }) => isNamed(label, words)));
  const [only, ...more] = holding.length > 0 ? holding : named();
  return more.length === 0 ? only : undefined;
}
