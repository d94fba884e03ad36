import { lemma } from '#server/reading/words/lemma.ts';

/** Named classes of words and phrases. `=word` matches exactly this form, a bare word every form of it. */
export type Lexicon = {
  words: ReadonlyMap<string, ReadonlySet<string>>;
  lemmas: ReadonlyMap<string, ReadonlySet<string>>;
  phrases: ReadonlyMap<string, readonly { name: string; words: readonly string[] }[]>;
  names: ReadonlySet<string>;
};

function add(map: Map<string, Set<string>>, key: string, name: string) {
  const classes = map.get(key) ?? new Set();
  map.set(key, classes.add(name));
}

/** Entries are separated by commas or new lines: `hit, slap, beat up, =cut`. `@other` includes another class. */
export function lexicon(lists: Record<string, string>): Lexicon {
  const words = new Map<string, Set<string>>();
  const lemmas = new Map<string, Set<string>>();
  const phrases = new Map<string, { name: string; words: string[] }[]>();
  const entries = (name: string): string[] =>
    (lists[name] ?? '')
      .split(/[,\n]/)
      .map((entry) => entry.trim())
      .filter(Boolean)
      .flatMap((entry) => (entry.startsWith('@') ? entries(entry.slice(1)) : [entry]));
  for (const name of Object.keys(lists))
    for (const entry of entries(name)) {
      const parts = entry.split(' ');
      const [first = ''] = parts;
      if (parts.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { name, words: parts }]);
      else if (entry.startsWith('=')) add(words, entry.slice(1), name);
      else {
        add(words, entry, name);
        add(lemmas, lemma(entry), name);
      }
    }
  return { words, lemmas, phrases, names: new Set(Object.keys(lists)) };
}
