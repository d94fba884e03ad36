import { type Meaning, meaningOf } from '#server/reading/meaning.ts';
import type { Reading } from '#server/reading/reading.ts';
import type { Lexicon } from '#server/reading/words/lexicon.ts';
import type { Token } from '#server/reading/words/tokens.ts';

export type Match = { first: number; end: number };

/** What may match at one place: keys to look up, and phrases that are compared word by word. */
export type Options = {
  keys: readonly string[];
  phrases: readonly (readonly string[])[];
  /** The keys, and the first words of the phrases. */
  heads: readonly string[];
};
/** Equal lists are shared by all frames, so that a scene looks them up once. */
const interned = new Map<string, Options>();

export function options(said: string): Options {
  const before = interned.get(said);
  if (before) return before;
  const all = said.split('|');
  const keys = all.filter((option) => !option.includes('_'));
  const phrases = all.filter((option) => option.includes('_')).map((option) => option.split('_'));
  const made = { keys, phrases, heads: [...keys, ...phrases.map(([head = '']) => head)] };
  interned.set(said, made);
  return made;
}

const NOWHERE: readonly number[] = [];
const NONE = new Uint8Array();

/** An index of a reading for matching frames. */
export class Scene {
  readonly keys = new Map<string, number[]>();
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  /** A cache of matches. */
  readonly found = new Map<object, readonly Match[]>();
  readonly #meanings: Meaning[];
  /** The ends of keys that start at a token and are longer than it. */
  readonly #ends: (Map<string, number[]> | undefined)[] = [];
  /** At which tokens, and in which sentences, any of several keys occurs. */
  readonly #tokens = new Map<readonly string[], Uint8Array>();
  readonly #sentences = new Map<readonly string[], readonly number[]>();
  /** The last pass in which a sentence was seen. */
  readonly #turns: Int32Array;

  constructor(reading: Reading, lexicon: Lexicon) {
    this.reading = reading;
    this.lexicon = lexicon;
    this.#turns = new Int32Array(reading.sentences.length);
    this.#meanings = reading.tokens.map((token) => meaningOf(lexicon, token));
    reading.tokens.forEach((token, i) => {
      this.#see(token, i);
    });
  }

  #see({ kind, word }: Token, i: number) {
    const meaning = this.#meanings[i];
    for (const key of meaning?.keys ?? []) this.#stand(key, i);
    for (const { key, words } of meaning?.phrases ?? []) {
      const end = this.#phrase(words, i);
      if (end > i) this.#note(key, i, end);
    }
    if (kind === 'number') this.#note('#', i, i + 1);
    if (/^(19|20)\d\d$/.test(word)) this.#note('#year', i, i + 1);
  }

  #stand(key: string, i: number) {
    const at = this.keys.get(key);
    if (at) at.push(i);
    else this.keys.set(key, [i]);
  }

  #note(key: string, i: number, end: number) {
    const here = this.#ends[i] ?? new Map<string, number[]>();
    this.#ends[i] = here;
    const ends = here.get(key);
    if (ends?.includes(end)) return;
    if (ends) ends.push(end);
    else here.set(key, [end]);
    if (!ends && !this.#meanings[i]?.keys.has(key)) this.#stand(key, i);
  }

  #phrase(words: readonly string[], i: number): number {
    for (let k = 0; k < words.length; k++) {
      const token = this.reading.tokens[i + k];
      const word = words[k] ?? '';
      if (!token) return -1;
      if (word.startsWith('=') ? token.word !== word.slice(1) : token.word !== word && token.lemma !== word) return -1;
    }
    return i + words.length;
  }

  /** The ends of the options that start at `i`, in order. */
  ends({ keys, phrases, heads }: Options, i: number): readonly number[] {
    if (!this.at(heads)[i]) return NOWHERE;
    const found: number[] = [];
    const own = this.#meanings[i]?.keys;
    const longer = this.#ends[i];
    for (const key of keys) {
      if (own?.has(key)) found.push(i + 1);
      const ends = longer?.get(key);
      if (ends) found.push(...ends);
    }
    for (const words of phrases) {
      const end = this.#phrase(words, i);
      if (end > i) found.push(end);
    }
    return found;
  }

  stands(all: Options, i: number): boolean {
    return this.ends(all, i).length > 0;
  }

  at(keys: readonly string[]): Uint8Array {
    const before = this.#tokens.get(keys);
    if (before) return before;
    let all = NONE;
    for (const key of keys) {
      const places = this.keys.get(key);
      if (!places) continue;
      if (all === NONE) all = new Uint8Array(this.reading.tokens.length);
      for (const i of places) all[i] = 1;
    }
    this.#tokens.set(keys, all);
    return all;
  }

  in(keys: readonly string[]): readonly number[] {
    const before = this.#sentences.get(keys);
    if (before) return before;
    const all: number[] = [];
    const turn = this.#sentences.size + 1;
    for (const key of keys)
      for (const i of this.keys.get(key) ?? NOWHERE) {
        const sentence = this.reading.sentenceAt[i] ?? -1;
        if (sentence < 0 || this.#turns[sentence] === turn) continue;
        this.#turns[sentence] = turn;
        all.push(sentence);
      }
    all.sort((a, b) => a - b);
    this.#sentences.set(keys, all);
    return all;
  }
}
