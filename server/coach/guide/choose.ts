import known from '#server/coach/guide/choose-words.json' with { type: 'json' };
import type { Option, State } from '#server/coach/guide/state.ts';
import { patternOf } from '#server/reading/pattern.ts';

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
export const isSame = (label: string, message: string): boolean => plain(label) === plain(message);
/** "The second", "number 3", "1 i think": where it stands among the choices. */
const PLACES = new Map(['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((word, at) => [word, at]));
const placeOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) - 1 : word === 'last' ? -1 : PLACES.get(word);
const ASIDE = new Set(known.aside.split(' '));
const YES =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|right|exactly|that s it|correct|true)(?: please| it is| that s it| exactly)?$/;
const NO = patternOf('', ...known.no);
const IS_YES = /^yes\b/i;
const IS_NO = /^(?:it s something else|something else|neither|none of these|leave it|no)\b/;
const REFUSED = /\b(?:not|isnt|isn t|dont|don t|won t|can t|rather not)\b/;
const SHORT = 8;
/** A bare yes or okay: it agrees to something, and tells nothing. */
export const isAssent = (message: string): boolean => YES.test(plain(message));
/** A bare no: there is nothing in it to be read. */
export const isRefusal = (message: string): boolean => NO.test(plain(message));
const SMALL = new Set(known.small.split(' '));
const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word && !SMALL.has(word));

/** Named in the middle of a sentence: "I meant who pays for what", "find words please, but short". */
function isNamed(label: string, words: readonly string[]): boolean {
  const own = wordsOf(label);
  return own.length > 1 && !IS_NO.test(plain(label)) && own.every((word) => words.includes(word));
}

/** By its place, where nothing else is said: not "we have 2 kids". */
function byPlace(said: string, options: readonly Option[]): Option | undefined {
  const words = said.split(' ');
  const places = words.map(placeOf).filter((place) => place !== undefined);
  const [place] = places;
  if (place === undefined || places.length > 1) return undefined;
  const isLabel = (word: string) => options.some(({ label }) => plain(label).split(' ').includes(word));
  return words.every((word) => placeOf(word) !== undefined || ASIDE.has(word) || isLabel(word))
    ? options.at(place)
    : undefined;
}

const MOST_SIGNS = 200;
/** Which of the choices a message takes: by its place, its words, or a plain yes or no. */
export function chosen(message: string, options: readonly Option[]): Option | undefined {
  if (options.length === 0 || message.length > MOST_SIGNS) return undefined;
  const said = plain(message);
  const same = options.find(({ label }) => isSame(label, message));
  if (same || said === '') return same;
  if (YES.test(said)) return options.find(({ label }) => IS_YES.test(label));
  if (NO.test(said)) return options.find(({ label }) => IS_NO.test(plain(label)));
  const placed = byPlace(said, options);
  if (placed) return placed;
  const words = wordsOf(message);
  if (words.length === 0 || words.length > SHORT) return undefined;
  const holding = options.filter(({ label }) => words.every((word) => wordsOf(label).includes(word)));
  const named = () => (REFUSED.test(said) ? [] : options.filter(({ label }) => isNamed(label, words)));
  const [only, ...more] = holding.length > 0 ? holding : named();
  return more.length === 0 ? only : undefined;
}

/** The beginning of a message, and what stands behind it. */
const HEAD = /^[^.,;:!?)\n]{1,60}(?=[.,;:!?)\n])/;
const MARKS = /^[\s.,;:!?)]+/;
function headOf(message: string): { head: string; rest: string } | undefined {
  const said = message.trim();
  const head = HEAD.exec(said)?.[0] ?? '';
  const rest = said.slice(head.length).replace(MARKS, '');
  return head && /\p{L}/u.test(rest) ? { head, rest } : undefined;
}

/** A choice that begins a message, by its number, its words or its whole label (in writing by that alone); what stands behind it is kept. */
export function begun(message: string, { options, listens }: State): { option: Option; rest: string } | undefined {
  const { head = '', rest = '' } = headOf(message) ?? {};
  const isBare = PLACES.has(plain(head)) || YES.test(plain(head)) || NO.test(plain(head));
  const taken = head && !isBare ? chosen(head, options) : undefined;
  if (listens && taken && !isSame(taken.label, head)) return undefined;
  if (taken) return { option: taken, rest };
  const said = `${plain(message)} `;
  const labelled = options.find(({ label }) => label.includes(' ') && said.startsWith(`${plain(label)} `));
  const behind = labelled ? said.slice(plain(labelled.label).length).trim() : '';
  return labelled && !REFUSED.test(behind) ? { option: labelled, rest: behind } : undefined;
}
