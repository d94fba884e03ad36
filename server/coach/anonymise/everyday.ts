import { createRequire } from 'node:module';
import type compromise from 'compromise/two';
import { moreNames, openers } from '#server/coach/anonymise/ordinary.ts';
import { lemma } from '#server/reading/words/lemma.ts';
import { verbs } from '#server/reading/words/verbs.ts';

export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let tagger: { nlp: typeof compromise; lexicon: Record<string, string | string[]> } | undefined;

/** The tagger takes 50 MB of memory, so it is loaded on first use. */
export function loaded() {
  if (tagger) return tagger;
  const require = createRequire(import.meta.url);
  const nlp: typeof compromise = require('compromise/two');
  tagger = { nlp, lexicon: Reflect.get(Reflect.get(nlp.model(), 'one'), 'lexicon') };
  return tagger;
}

const NAMING = /Name|Person|Place|City|Country|Region|Organization|Company|Team|ProperNoun/;
export const tagOf = (word: string): string => {
  if (moreNames.has(word)) return 'FirstName';
  const { lexicon } = loaded();
  const tag = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined;
  return Array.isArray(tag) ? tag.join(' ') : (tag ?? '');
};

/** Suffixes of derived words, which names do not have. */
const MADE_WORD =
  /^\p{L}{4,}(ing|ingly|tion|sion|ness|able|ible|ously|fully|less|ities|aries|apy|apist|ology|ism|ments)$/u;

/** Whether a word is no name: it is in the word list as something else, or is a derived word. */
export function everyday(word: string): boolean {
  const low = plain(word);
  if (openers.has(low) || /n['’]t$/.test(low) || (MADE_WORD.test(low) && !/Name/.test(tagOf(low)))) return true;
  const known = [low, lemma(low)].map(tagOf).filter(Boolean);
  return known.length > 0 ? !known.some((tag) => NAMING.test(tag)) : verbs.has(lemma(low));
}
