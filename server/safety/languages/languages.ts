import type { Reading } from '#server/reading/reading.ts';
import known from '#server/safety/languages/phrases.json' with { type: 'json' };
import type { Category, Level, Surface } from '#server/safety/terms.ts';

type Foreign = {
  level: Level;
  category: Category;
  who: 'self' | 'other' | 'na';
  evidence: { rule: string; from: number; to: number }[];
};

const SAID = ['medical_emergency', 'self_harm', 'sexual_assault', 'domestic_violence'] as const;
const NOW = 'medical_emergency';
/** A few foreign words in a field about somebody are a name or a dish. */
const FEW = 8;

/**
 * Removes accents, case and variants of apostrophe and alef, one character to one character, so that positions stay
 * the same.
 */
const FORMS: readonly [RegExp, string][] = [
  [/[’‘ʼ`´]/g, "'"],
  [/[أإآ]/g, 'ا'],
  [/ё/g, 'е'],
  [/ı/g, 'i'],
];
const sign = (one: string) => one.normalize('NFD')[0] ?? one;
const plain = (text: string) =>
  FORMS.reduce(
    (said, [form, by]) => said.replace(form, by),
    Array.from(text.normalize('NFC').toLowerCase(), (one) => (one.length === 1 ? sign(one) : one)).join(''),
  );

const phrases = known.languages.flatMap((language) =>
  SAID.flatMap((category) =>
    language[category].map((phrase) => ({ code: language.code, category, phrase: plain(phrase) })),
  ),
);
const LETTER = /[\p{L}\p{M}]/u;
const isJoined = (phrase: string) => /\p{Script=Han}/u.test(phrase);

/** The position of a phrase as whole words; the last word may have any ending, since languages inflect. */
function placeOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (isJoined(phrase) || !LETTER.test(text[at - 1] ?? ' ')) return at;
  return -1;
}

/** Findings in other languages: a phrase of danger, or that nothing can be found. */
export function foreignIn({ text, tongue, tokens }: Reading, surface: Surface): Foreign | undefined {
  const said = plain(text);
  const found = phrases
    .filter(({ phrase }) => placeOf(said, phrase) >= 0)
    .map(({ phrase, ...one }) => ({ ...one, at: placeOf(said, phrase), length: phrase.length }))
    .sort((a, b) => SAID.indexOf(a.category) - SAID.indexOf(b.category));
  const [first] = found;
  if (first) {
    const { category, code, at, length } = first;
    const evidence = [{ rule: `${category}.${code}`, from: at, to: Math.min(text.length, at + length) }];
    return { level: category === NOW ? 3 : 2, category, who: surface === 'text_analyzer' ? 'other' : 'self', evidence };
  }
  if (tongue !== 'other' || (surface === 'relationship' && tokens.length < FEW)) return undefined;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const evidence = [{ rule: 'another_language.weighed', from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 }];
  return { level: 1, category: 'another_language', who: 'na', evidence };
}
