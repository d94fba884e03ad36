import type { Lexicon } from '#server/coach/language/lexicon.ts';
import type { Reading } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';

/**
 * A frame is a line of items: `@class` a word or phrase of a class, `word` any form of it, `=word` this form,
 * `a|@b` one of them, `in_vain` a phrase, `item?` may be absent, `..3` up to three words of any kind, `~3` the same if nobody else begins to act, `!a|@b` none of these comes next,
 * `#` a number, `#year` a year, `^` and `$` the ends of the sentence.
 */
/** What may stand in one place: keys that a scene looks up, and phrases that are compared word by word. */
type Options = { keys: readonly string[]; phrases: readonly (readonly string[])[] };
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

const phrase = (option: string) => option.split('_');
const options = (said: string): Options => {
  const all = said.split('|');
  return {
    keys: all.filter((option) => !option.includes('_')),
    phrases: all.filter((option) => option.includes('_')).map(phrase),
  };
};

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
const lookedUp = ({ keys, phrases }: Options) => [...keys, ...phrases.map(([head = '']) => head)];

/** Reads a line once; throws where it names a class that is not in the lexicon. */
export function frame(line: string, lexicon: Lexicon): Frame {
  const items = line.split(' ').map(item);
  for (const name of line.match(/(?<=[ |!]|^)@\w+/g) ?? [])
    if (!lexicon.names.has(name.slice(1))) throw new Error(`no class ${name} for: ${line}`);
  const musts = items.flatMap((part) => (part.kind === 'one' && !part.optional ? [lookedUp(part.options)] : []));
  const negatives = line.split(' ').filter((said) => !said.startsWith('!') && NEGATIVE.test(said)).length;
  return { items, musts, negatives };
}

const NOWHERE: readonly number[] = [];

/** What stands where in a reading, looked up once for all frames. */
export class Scene {
  /** Where each key stands. */
  readonly keys = new Map<string, number[]>();
  /** The keys of each sentence. */
  readonly #present: Set<string>[];
  /** Where the keys end that begin at a token. */
  readonly #ends: Map<string, number[]>[];
  readonly reading: Reading;
  readonly lexicon: Lexicon;

  constructor(reading: Reading, lexicon: Lexicon) {
    this.reading = reading;
    this.lexicon = lexicon;
    this.#ends = reading.tokens.map(() => new Map());
    this.#present = reading.sentences.map(() => new Set());
    reading.tokens.forEach((token, i) => {
      this.#see(token, i);
    });
  }

  #see(token: Token, i: number) {
    const { words, lemmas, phrases } = this.lexicon;
    const names = new Set([...(words.get(token.word) ?? []), ...(lemmas.get(token.lemma) ?? [])]);
    for (const name of names) this.#note(`@${name}`, i, i + 1);
    for (const key of new Set([token.word, token.lemma, `=${token.word}`])) {
      this.#note(key, i, i + 1);
      for (const { name, words: all } of phrases.get(key) ?? []) {
        const end = this.#phrase(all, i);
        if (end > i) this.#note(`@${name}`, i, end);
      }
    }
    if (token.kind === 'number') this.#note('#', i, i + 1);
    if (/^(19|20)\d\d$/.test(token.word)) this.#note('#year', i, i + 1);
  }

  #note(key: string, i: number, end: number) {
    const ends = this.#ends[i]?.get(key);
    if (ends) {
      if (!ends.includes(end)) ends.push(end);
      return;
    }
    this.#ends[i]?.set(key, [end]);
    const at = this.keys.get(key);
    if (at) at.push(i);
    else this.keys.set(key, [i]);
    this.#present[this.reading.sentenceAt[i] ?? -1]?.add(key);
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
  ends({ keys, phrases }: Options, i: number): readonly number[] {
    const here = this.#ends[i];
    if (!here) return NOWHERE;
    let found: readonly number[] = NOWHERE;
    for (const key of keys) {
      const ends = here.get(key);
      if (ends) found = found.length > 0 ? [...found, ...ends] : ends;
    }
    for (const words of phrases) {
      const end = this.#phrase(words, i);
      if (end > i) found = [...found, end];
    }
    return found;
  }

  stands(all: Options, i: number): boolean {
    return this.ends(all, i).length > 0;
  }

  /** Whether a sentence holds what a frame asks for at the least. */
  holds(index: number, { musts }: Frame): boolean {
    const present = this.#present[index];
    return present !== undefined && musts.every((keys) => keys.some((key) => present.has(key)));
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
  for (let at = i; at < end; at++) if (/word|number/.test(reading.tokens[at]?.kind ?? '')) return false;
  return true;
}

/** Where a frame can begin in a sentence: at its first item, when that one must be there. */
function beginnings({ keys }: Scene, [head]: readonly Item[], { first, end }: Bounds): number[] {
  if (head?.kind === 'start') return [first];
  if (head?.kind !== 'one' || head.optional) return Array.from({ length: end - first }, (_, i) => first + i);
  const all = lookedUp(head.options).flatMap((key) => keys.get(key) ?? []);
  return [...new Set(all)].filter((at) => at >= first && at < end).sort((a, b) => a - b);
}

/** The places where a frame fits, at most one a beginning, never across two sentences. */
export function* matches(scene: Scene, frame: Frame): Generator<Match> {
  for (const [index, bounds] of scene.reading.sentences.entries()) {
    if (!scene.holds(index, frame)) continue;
    const walk = { scene, items: frame.items, bounds };
    for (const first of beginnings(scene, frame.items, bounds)) {
      const end = follow(walk, 0, first);
      if (end > first) yield { first, end };
    }
  }
}
