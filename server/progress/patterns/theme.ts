import { subjectOf, type Told } from '#server/progress/patterns/sentences.ts';
import { isThing } from '#server/progress/patterns/things.ts';

/** Words that come before a noun. */
const BEFORE = new RegExp(
  [
    String.raw`\b(?:(?:in|inside|on|with|about|from|over) that|the|an?|my|your|his|her|our|their|this|these|those|no`,
    String.raw`|about|over|of|for|with|without) (\p{L}+)`,
  ].join(''),
  'giu',
);
/** Someone or something with a name, inside a sentence. */
const NAMED = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
const MOST = 3;

/** The words of these texts that stand where a noun stands, at least once; names with their capital. */
function nounsIn(told: readonly Told[]): ReadonlyMap<string, string> {
  const texts = told.map(subjectOf);
  const named = texts.flatMap((text) => text.match(NAMED) ?? []);
  const others = texts.flatMap((text) => [...text.matchAll(BEFORE)].flatMap(([, word]) => word ?? []));
  return new Map([...named, ...others].map((word) => [word.toLocaleLowerCase(), word]));
}

/**
 * The words that a loop is told by: nouns as they were written, else the words of what people often argue about. Empty
 * where all it has in common are verbs and the like, which name nothing.
 */
export function themeOf(
  words: readonly string[],
  written: (word: string) => string[],
  told: readonly Told[],
): string[] {
  const nouns = nounsIn(told);
  const named = words.flatMap((word) =>
    written(word)
      .flatMap((one) => nouns.get(one) ?? [])
      .slice(0, isThing(word) ? MOST : 1),
  );
  const things = words.filter(isThing).flatMap((word) => written(word).slice(0, MOST));
  return [...new Set(named.length > 0 ? named : things)].slice(0, MOST);
}
