import { foreignWords, plainNames, roles, wordNames } from '#server/coach/anonymise/ordinary.ts';
import { plainFigures } from '#server/coach/anonymise/patterns.ts';
import { pattern, patternOf } from '#server/reading/pattern.ts';
import { familyOf } from '#server/reading/words/families.ts';
import { lemma } from '#server/reading/words/lemma.ts';

export type Identifying = {
  type: 'PERSON' | 'SURNAME' | 'CONTACT' | 'DETAIL';
  start: number;
  end: number;
  /** The name as it is stored, if it was written differently. */
  name?: string;
};

const STREET =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|terrace|crescent|parkway|pkwy|highway|hwy|mews';
const CONTACTS: readonly RegExp[] = [
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
  /(?<![\p{L}\d.,:])(?:\+|00)\d{1,3}[\s().-]{0,2}(?:\(?\d{1,5}\)?[\s.-]?){2,6}\d(?!\d)/gu,
  /(?<![\p{L}\d.,:/-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\d-])/gu,
  /(?<![\p{L}\d.,:/-])0\d{2,4}[\s/-]?\d{3,4}[\s-]?\d{2,5}(?![\d-])/gu,
  new RegExp(
    [
      `(?<![\\p{L}\\d])\\d{1,5}[A-Za-z]?,?\\s(?:[NSEW]\\.?\\s)?(?:\\p{Lu}[\\p{L}'’.-]*\\s|\\d+(?:st|nd|rd`,
      `|th)\\s){1,3}(?:${STREET}|${STREET.replace(/\b\w/g, (letter) => letter.toUpperCase())})\\b\\.?(?:,?\\s(?:apt`,
      '|Apt|apartment|unit|Unit|flat|Flat|suite|Suite|#)\\.?\\s?#?\\w{1,5})?',
    ].join(''),
    'gu',
  ),
  /(?<![\p{L}\d])\p{Lu}[\p{L}-]{2,40}(?:straße|strasse|gasse|allee|weg|straat|laan|gatan)\s\d{1,4}[a-z]?\b/gu,
  /(?<![\p{L}\d])(?:rue|Rue|Via|via|Calle|calle|Avenida|Rua|Plaza|Piazza)\s(?:[\p{L}'’.]{1,40}\s){0,3}\p{Lu}[\p{L}'’.]{1,40},?\s\d{1,4}\b/gu,
];
const DETAILS: readonly RegExp[] = [
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?\b/g,
  /\b\d{3}-\d{2}-\d{4}\b/g,
  /(?<![\d.,-])\d(?:[ -]?\d){11,18}(?![\d.,]\d)/g,
  patternOf(
    'gi',
    String.raw`(?<=\b(?:account|acct|passport|licen[cs]e|id|ssn|social security|policy|card|iban|sort code|routing|case`,
    String.raw`|insurance|tax|document|visa)\s(?:no\.?|number|nr\.?|#|is|:)\s?(?:is\s`,
    String.raw`|:\s?)?)[A-Z\d][A-Z\d -]{4,20}[A-Z\d]\b`,
  ),
  /\b[A-Z]{1,3}\d{6,10}\b/g,
];

/** Words after "Will" or "May" at the start of a sentence that show that it is no name. */
const ORDINARY_NEXT = pattern(
  String.raw`^\s+(?:i|you|he|she|it|we|they|the|a|an|my|your|his|her|our|their|this|that|these|those|there|be|not|of|for`,
  String.raw`|to|and i|someone|anyone|people|things|please)\b`,
);
const OPENS = /(?:^|[.!?:;\n"“(…]\s{0,2})$/;

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’.-](?=\p{L})[\p{L}\p{M}\p{N}]+)*/gu;
const owner = (word: string) => word.replace(/['’]s$/i, '');

/** A stored name: its first name and the rest. */
export function partsOf(name: string): { first: string; rest: string[] } | undefined {
  const words = (name.match(WORD) ?? []).map(owner).filter((word) => word.length > 1 && !roles.has(word.toLowerCase()));
  const [first, ...rest] = words;
  return first ? { first, rest } : undefined;
}

/** Whether it is a name in any case of letters: it is no word, or far more often a name. */
export function isNoWord(name: string): boolean {
  const low = name.toLowerCase();
  if (low.length < 3 || low === name || wordNames.has(low) || foreignWords.has(low)) return false;
  return plainNames.has(low) || familyOf(low, lemma(low)) === undefined;
}

/** Every spelling of a name, with its type and stored form. */
type Called = ReadonlyMap<string, { type: 'PERSON' | 'SURNAME'; name: string }>;

function namesIn(text: string, called: Called): Identifying[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }): Identifying[] => {
    const word = owner(found);
    // "O'Brien-Smith" is stored as one word; "Maya-like" is not.
    const known = [word, word.split('-')[0] ?? ''].find((one) => called.has(one)) ?? '';
    const meant = called.get(known);
    if (!meant) return [];
    const end = index + known.length;
    const isOrdinary =
      wordNames.has(known.toLowerCase()) &&
      OPENS.test(text.slice(Math.max(0, index - 3), index)) &&
      ORDINARY_NEXT.test(text.slice(end, end + 20));
    return isOrdinary ? [] : [{ ...meant, start: index, end }];
  });
}

const all = (text: string, type: 'CONTACT' | 'DETAIL', forms: readonly RegExp[]): Identifying[] =>
  forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => ({ type, start: index, end: index + found.length })),
  );

const WRITTEN_AS_DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;

export function identifying(text: string, called: Called): Identifying[] {
  const figures = plainFigures(text);
  const numbers = [...all(figures, 'CONTACT', CONTACTS), ...all(figures, 'DETAIL', DETAILS)].filter(
    ({ start, end }) => !WRITTEN_AS_DATE.test(figures.slice(start, end)),
  );
  const found = [...numbers, ...namesIn(text, called)].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Identifying[] = [];
  for (const one of found) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}
