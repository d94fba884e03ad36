import known from '#server/reading/words/lemma.json' with { type: 'json' };
import { verbOf, verbs } from '#server/reading/words/verbs.ts';

const nouns = new Map(Object.entries(known.nouns));
const KEPT = new RegExp(known.kept);

/** The base form of a word, without a dictionary: verbs from a list, the rest by rule. */
export function lemma(word: string): string {
  const known = verbOf.get(word) ?? nouns.get(word);
  if (known) return known;
  if (word.length < 4 || verbs.has(word) || KEPT.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|zz|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  return stripped(word, 'ing') ?? stripped(word, 'ed') ?? word;
}

function stripped(word: string, ending: 'ing' | 'ed'): string | undefined {
  if (!word.endsWith(ending)) return undefined;
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return undefined;
  if (stem.endsWith('i') && ending === 'ed') return `${stem.slice(0, -1)}y`;
  if (/([bdfgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /([^aeiou][aeiou][^aeiouwxyr]|[vzcu]|[^aeiou]l|[aeiou]s|rs|ns|dg|rg|ng)$/.test(stem) &&
    !/(en|on|er|el|it|op|ing)$/.test(stem)
    ? `${stem}e`
    : stem;
}
