import lists from '#server/reading/words/spelling.json' with { type: 'json' };
import { verbOf, verbs } from '#server/reading/words/verbs.ts';

/** Important words that are often mistyped; one typo still counts as the word. */
const careful = lists.careful.flatMap((line) => line.split(' '));

const slips: Record<string, string> = Object.fromEntries(
  lists.slips.flatMap((line) => line.split('|')).map((entry) => entry.split(':')),
);

const skip = (word: string, i: number) => word.slice(0, i) + word.slice(i + 1);
const swap = (word: string, i: number) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`;

/** Each word by every way of leaving out one letter, to find words that are one typo away. */
const near = new Map<string, string>();
const exact = new Set(careful);
for (const word of careful.filter(({ length }) => length > 6))
  for (let i = 1; i < word.length; i++) near.set(skip(word, i), word);

/** Longer words are skipped, since the time grows with the square of the length. */
const LONGEST = 24;

function oneSlip(word: string): string | undefined {
  if (word.length < 6 || word.length > LONGEST) return undefined;
  const missing = near.get(word);
  if (missing) return missing;
  for (let i = 1; i < word.length; i++) {
    const extra = skip(word, i);
    if (exact.has(extra) && extra.length > 6) return extra;
    if (i < word.length - 1 && exact.has(swap(word, i))) return swap(word, i);
    const replaced = near.get(extra);
    if (replaced?.length === word.length && replaced[0] === word[0] && replaced.at(-1) === word.at(-1)) return replaced;
  }
  return undefined;
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '*': '',
  '|': 'l',
};
const ALIKE = new Map(
  [...'аеорсухіјѕԁԛԝһкмтвнαορνικτ'].map((letter, i) => [letter, [...'aeopcyxijsdqwhkmtbhaopvikt'][i] ?? letter]),
);

/** Look-alike letters, and digits that stand for letters: su1cide, k!ll. */
function unmasked(word: string): string {
  const latin = /[a-z]/.test(word) ? [...word].map((letter) => ALIKE.get(letter) ?? letter).join('') : word;
  if (
    !/[a-z]/.test(latin) ||
    !/[0-9@$!*|]/.test(latin) ||
    /^\d+(st|nd|rd|th|s|k|am|pm|mg|ml|kg|h|hr|hrs|min|m|f|yo|yr|yrs|x)?$/.test(latin)
  )
    return latin;
  return latin.replace(/[0134578@$!*|]/g, (sign) => LEET[sign] ?? sign);
}

const drawn = (word: string) => word.replace(/([a-z])\1{2,}/g, '$1$1');
const known = (word: string) => exact.has(word) || verbs.has(word) || verbOf.has(word);

/** Normalizes a word: lower case, no accents, no disguise, common typos corrected. */
export function spelled(raw: string): string {
  const bare = raw.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const word = unmasked(bare);
  const slip = Object.hasOwn(slips, word) ? slips[word] : undefined;
  if (slip) return slip;
  if (known(word)) return word;
  const calm = drawn(word);
  if (calm !== word) {
    const single = calm.replace(/([a-z])\1/g, '$1');
    return known(calm) ? calm : known(single) || single.length < 4 ? single : calm;
  }
  return oneSlip(word) ?? word;
}
