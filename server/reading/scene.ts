import { type Meaning, meaningOf } from '#server/reading/meaning.ts';
import type { Reading } from '#server/reading/reading.ts';
import type { Lexicon } from '#server/reading/words/lexicon.ts';
import type { Token } from '#server/reading/words/tokens.ts';

export type Match = { first: number; end: number };

/** What may stand in one place: keys that a scene looks up, and phrases that are compared word by word. */
export type Options = {
  keys: readonly string[];
  phrases: readonly (readonly string[])[];
  /** The keys, and those that the phrases begin with. */
  heads: readonly string[];
};
/** The same words are the same options in all frames, so that a scene looks them up once. */
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

/** What stands where in a reading, looked up once for all frames. */
export class Scene {
  /** Where each key stands. */
  readonly keys = new Map<string, number[]>();
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  /** Where frames were found. */
  readonly found = new Map<object, readonly Match[]>();
  readonly #meanings: Meaning[];
  /** Where the keys end that begin at a token, but for those that the token is itself. */
  readonly #ends: (Map<string, number[]> | undefined)[] = [];
  /** At which tokens, and in which sentences, one of several keys stands; empty where none does. */
  readonly #tokens = new Map<readonly string[], Uint8Array>();
  readonly #sentences = new Map<readonly string[], readonly number[]>();
  /** In which turn of looking a sentence was seen last. */
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

  /** Where the options end that begin at `i`, in their order. */
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

  /** The tokens at which one of the keys stands. */
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

  /** The sentences in which one of the keys stands, in their order. */
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
