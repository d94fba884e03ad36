import type { Lexicon } from '#server/reading/words/lexicon.ts';
import type { Token } from '#server/reading/words/tokens.ts';

export type Meaning = {
  lemma: string;
  keys: ReadonlySet<string>;
  /** Phrases that start with it. */
  phrases: readonly { key: string; words: readonly string[] }[];
};

/** A bounded cache per lexicon. */
const met = new WeakMap<Lexicon, Map<string, Meaning>>();
const MOST_MET = 4000;
const LONGEST_MET = 24;

function meaningIn({ words, lemmas, phrases }: Lexicon, { word, lemma }: Token): Meaning {
  const own = new Set([word, lemma, `=${word}`]);
  const names = [...(words.get(word) ?? []), ...(lemmas.get(lemma) ?? [])].map((name) => `@${name}`);
  const begun = [...own].flatMap((key) => phrases.get(key) ?? []);
  return {
    lemma,
    keys: new Set([...names, ...own]),
    phrases: begun.map(({ name, words: all }) => ({ key: `@${name}`, words: all })),
  };
}

export function meaningOf(lexicon: Lexicon, token: Token): Meaning {
  const known = met.get(lexicon) ?? new Map<string, Meaning>();
  const before = known.get(token.word);
  if (before?.lemma === token.lemma) return before;
  const meaning = meaningIn(lexicon, token);
  if (known.size >= MOST_MET) known.clear();
  if (token.word.length <= LONGEST_MET) known.set(token.word, meaning);
  met.set(lexicon, known);
  return meaning;
}
