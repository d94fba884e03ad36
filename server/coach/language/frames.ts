import type { Lexicon } from '#server/coach/language/lexicon.ts';
import { type Meaning, meaningOf } from '#server/coach/language/meaning.ts';
import type { Reading } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';

/**
 * A frame is a line of items: `@class` a word or phrase of a class, `word` any form of it, `=word` this form,
 * `a|@b` one of them, `in_vain` a phrase, `item?` may be absent, `..3` up to three words of any kind, `~3` the same if nobody else begins to act, `!a|@b` none of these comes next,
 * `#` a number, `#year` a year, `^` and `$` the ends of the sentence.
 */
/** What may stand in one place: keys that a scene looks up, and phrases that are compared word by word. */
type Options = {
  keys: readonly string[];
  phrases: readonly (readonly string[])[];
  /** The keys, and those that the phrases begin with. */
  heads: readonly string[];
};
type Item =
  | { kind: 'one'; options: Options; optional: boolean }
  | { kind: 'gap'; most: number; same: boolean }
  | { kind: 'not'; options: Options }
  | { kind: 'start' }
  | { kind: 'end' };

export type Frame = {
  items: readonly Item[];
  /** Of each list at least one key must stand in a sentence that the frame fits. */
  musts: readonly (readonly string[])[];
  /** How many of its items are denials themselves. */
  negatives: number;
};
/** Token indexes, first to end (not included). */
export type Match = { first: number; end: number };

/** The same words are the same options in all frames, so that a scene looks them up once. */
const interned = new Map<string, Options>();

function options(said: string): Options {
  const before = interned.get(said);
  if (before) return before;
  const all = said.split('|');
  const keys = all.filter((option) => !option.includes('_'));
  const phrases = all.filter((option) => option.includes('_')).map((option) => option.split('_'));
  const made = { keys, phrases, heads: [...keys, ...phrases.map(([head = '']) => head)] };
  interned.set(said, made);
  return made;
}

function item(said: string): Item {
  if (said === '^') return { kind: 'start' };
  if (said === '$') return { kind: 'end' };
  if (/^(\.\.|~)\d/.test(said))
    return { kind: 'gap', most: Number(said.replace(/\D/g, '')), same: said.startsWith('~') };
  if (said.startsWith('!')) return { kind: 'not', options: options(said.slice(1)) };
  const optional = said.endsWith('?') && said.length > 1;
  return { kind: 'one', options: options(optional ? said.slice(0, -1) : said), optional };
}

const NEGATIVE = /(^|\|)=?(not|never|no|none|nobody|nothing|without|cannot)(\||$)/;

/** Reads a line once; throws where it names a class that is not in the lexicon. */
export function frame(line: string, lexicon: Lexicon): Frame {
  const items = line.split(' ').map(item);
  for (const name of line.match(/(?<=[ |!]|^)@\w+/g) ?? [])
    if (!lexicon.names.has(name.slice(1))) throw new Error(`no class ${name} for: ${line}`);
  const musts = items.flatMap((part) => (part.kind === 'one' && !part.optional ? [part.options.heads] : []));
  const negatives = line.split(' ').filter((said) => !said.startsWith('!') && NEGATIVE.test(said)).length;
  return { items, musts, negatives };
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
  readonly found = new Map<Frame, readonly Match[]>();
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

type Bounds = { first: number; end: number };

type Walk = { scene: Scene; items: readonly Item[]; bounds: Bounds };

/** Words that begin to act themselves. */
const ACTORS = new Set(['i', 'he', 'she', 'they', 'we', 'you', 'it', 'who']);

function throughGap(walk: Walk, k: number, i: number, { most, same }: Extract<Item, { kind: 'gap' }>): number {
  for (let step = 0; step <= most && i + step <= walk.bounds.end; step++) {
    if (same && step > 0 && ACTORS.has(walk.scene.reading.tokens[i + step - 1]?.word ?? '')) return -1;
    const end = follow(walk, k + 1, i + step);
    if (end >= 0) return end;
  }
  return -1;
}

function throughOne(walk: Walk, k: number, i: number, { options, optional }: Extract<Item, { kind: 'one' }>): number {
  for (const next of walk.scene.ends(options, i)) {
    const end = next <= walk.bounds.end ? follow(walk, k + 1, next) : -1;
    if (end >= 0) return end;
  }
  return optional ? follow(walk, k + 1, i) : -1;
}

function holds({ scene, bounds }: Walk, i: number, part: Exclude<Item, { kind: 'one' | 'gap' }>): boolean {
  if (part.kind === 'start') return i === bounds.first;
  if (part.kind === 'end') return closes(scene, i, bounds);
  return i >= bounds.end || !scene.stands(part.options, i);
}

/** Where the items from `k` on end if they begin at `i`; -1 if they do not fit. */
function follow(walk: Walk, k: number, i: number): number {
  const part = walk.items[k];
  if (!part) return i;
  if (part.kind === 'gap') return throughGap(walk, k, i, part);
  if (part.kind === 'one') return throughOne(walk, k, i, part);
  return holds(walk, i, part) ? follow(walk, k + 1, i) : -1;
}

/** Nothing but marks and emoji are left. */
function closes({ reading }: Scene, i: number, { end }: Bounds): boolean {
  for (let at = i; at < end; at++) {
    const kind = reading.tokens[at]?.kind;
    if (kind === 'word' || kind === 'number') return false;
  }
  return true;
}

/** Whether a frame can begin at a token: at its first item, when that one must be there. */
function beginning(scene: Scene, [head]: readonly Item[]): (i: number, bounds: Bounds) => boolean {
  if (head?.kind === 'start') return (i, { first }) => i === first;
  if (head?.kind !== 'one' || head.optional) return () => true;
  const heads = scene.at(head.options.heads);
  return (i) => heads[i] === 1;
}

/** The sentences that hold what a frame asks for at the least. */
function holding(scene: Scene, { musts: [first, ...others] }: Frame): readonly number[] {
  let all: readonly number[] = first ? scene.in(first) : scene.reading.sentences.map((_, index) => index);
  for (const keys of others) {
    if (all.length === 0) return all;
    const also = scene.in(keys);
    all = all.filter((index) => also.includes(index));
  }
  return all;
}

function search(scene: Scene, frame: Frame): readonly Match[] {
  const found: Match[] = [];
  const { items } = frame;
  const sentences = holding(scene, frame);
  if (sentences.length === 0) return found;
  const begins = beginning(scene, items);
  for (const index of sentences) {
    const bounds = scene.reading.sentences[index];
    if (!bounds) continue;
    const walk = { scene, items, bounds };
    for (let first = bounds.first; first < bounds.end; first++) {
      const end = begins(first, bounds) ? follow(walk, 0, first) : -1;
      if (end > first) found.push({ first, end });
    }
  }
  return found;
}

/** The places where a frame fits, at most one a beginning, never across two sentences. */
export function matches(scene: Scene, frame: Frame): readonly Match[] {
  const before = scene.found.get(frame);
  if (before) return before;
  const found = search(scene, frame);
  scene.found.set(frame, found);
  return found;
}
