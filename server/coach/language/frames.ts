import type { Lexicon } from '#server/coach/language/lexicon.ts';
import type { Reading } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';

/**
 * A frame is a line of items: `@class` a word or phrase of a class, `word` any form of it, `=word` this form,
 * `a|@b` one of them, `in_vain` a phrase, `item?` may be absent, `..3` up to three words of any kind, `~3` the same if nobody else begins to act, `!a|@b` none of these comes next,
 * `#` a number, `#year` a year, `^` and `$` the ends of the sentence.
 */
type Item =
  | { kind: 'one'; options: readonly string[]; optional: boolean }
  | { kind: 'gap'; most: number; same: boolean }
  | { kind: 'not'; options: readonly string[] }
  | { kind: 'start' }
  | { kind: 'end' };

export type Frame = {
  items: readonly Item[];
  /** One of these must stand in a sentence that the frame fits. */
  keys: readonly string[];
  /** How many of its items are denials themselves. */
  negatives: number;
};
/** Token indexes, first to end (not included). */
export type Match = { first: number; end: number };

function item(said: string): Item {
  if (said === '^') return { kind: 'start' };
  if (said === '$') return { kind: 'end' };
  if (/^(\.\.|~)\d/.test(said))
    return { kind: 'gap', most: Number(said.replace(/\D/g, '')), same: said.startsWith('~') };
  if (said.startsWith('!')) return { kind: 'not', options: said.slice(1).split('|') };
  const optional = said.endsWith('?') && said.length > 1;
  return { kind: 'one', options: (optional ? said.slice(0, -1) : said).split('|'), optional };
}

const NEGATIVE = /(^|\|)=?(not|never|no|none|nobody|nothing|without|cannot)(\||$)/;

/** The first item that must be there and is a class or a rare word: only sentences with it are tried. */
export function frame(line: string, lexicon: Lexicon): Frame {
  const items = line.split(' ').map(item);
  for (const part of items)
    if (part.kind === 'one' || part.kind === 'not')
      for (const name of part.options)
        if (name.startsWith('@') && !lexicon.names.has(name.slice(1))) throw new Error(`no class ${name} for: ${line}`);
  const musts = items.filter((part) => part.kind === 'one' && !part.optional) as { options: readonly string[] }[];
  const common = (option: string) =>
    /^@?(i|me|my|you|your|they|them|he|be|do|to|the|a|have|not|will|and)$/.test(option);
  const best = musts.find(({ options }) => !options.some(common)) ?? musts[0];
  const negatives = line.split(' ').filter((said) => !said.startsWith('!') && NEGATIVE.test(said)).length;
  return { items, keys: best?.options.map((option) => option.split('_')[0] ?? '') ?? [], negatives };
}

/** What stands where in a reading, looked up once for all frames. */
export class Scene {
  readonly keys = new Map<string, number[]>();
  readonly #phrases: Map<string, number[]>[];
  readonly reading: Reading;
  readonly lexicon: Lexicon;

  constructor(reading: Reading, lexicon: Lexicon) {
    this.reading = reading;
    this.lexicon = lexicon;
    this.#phrases = reading.tokens.map(() => new Map());
    reading.tokens.forEach((token, i) => {
      this.#see(token, i);
    });
  }

  #see(token: Token, i: number) {
    const { words, lemmas, phrases } = this.lexicon;
    const names = new Set([...(words.get(token.word) ?? []), ...(lemmas.get(token.lemma) ?? [])]);
    for (const name of names) this.#note(`@${name}`, i, i + 1);
    this.#key(token.lemma, i);
    if (token.word !== token.lemma) this.#key(token.word, i);
    this.#key(`=${token.word}`, i);
    if (token.kind === 'number') for (const key of ['#', '#year']) this.#key(key, i);
    for (const start of new Set([token.word, token.lemma, `=${token.word}`]))
      for (const phrase of phrases.get(start) ?? []) {
        const end = this.#phrase(phrase.words, i);
        if (end > i) this.#note(`@${phrase.name}`, i, end);
      }
  }

  #key(key: string, i: number) {
    const at = this.keys.get(key);
    if (at) at.push(i);
    else this.keys.set(key, [i]);
  }

  #note(key: string, i: number, end: number) {
    const ends = this.#phrases[i];
    ends?.set(key, [...(ends.get(key) ?? []), end]);
    if (ends?.get(key)?.length === 1) this.#key(key, i);
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

  /** Where an option ends that begins at `i`. */
  ends(option: string, i: number): readonly number[] {
    if (option.includes('_')) {
      const end = this.#phrase(option.split('_'), i);
      return end > i ? [end] : [];
    }
    const token = this.reading.tokens[i];
    if (!token) return [];
    if (option.startsWith('@')) return this.#phrases[i]?.get(option) ?? [];
    if (option === '#') return token.kind === 'number' ? [i + 1] : [];
    if (option === '#year') return /^(19|20)\d\d$/.test(token.word) ? [i + 1] : [];
    if (option.startsWith('=')) return token.word === option.slice(1) ? [i + 1] : [];
    return token.word === option || token.lemma === option ? [i + 1] : [];
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
  for (const option of options)
    for (const next of walk.scene.ends(option, i)) {
      const end = next <= walk.bounds.end ? follow(walk, k + 1, next) : -1;
      if (end >= 0) return end;
    }
  return optional ? follow(walk, k + 1, i) : -1;
}

function holds({ scene, bounds }: Walk, i: number, part: Exclude<Item, { kind: 'one' | 'gap' }>): boolean {
  if (part.kind === 'start') return i === bounds.first;
  if (part.kind === 'end') return closes(scene, i, bounds);
  return i >= bounds.end || part.options.every((option) => scene.ends(option, i).length === 0);
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

/** The sentences in which one of the frame's keys stands. */
function* worthTrying({ keys, reading }: Scene, { keys: asked }: Frame): Generator<Bounds> {
  const tried = new Set<number>();
  for (const at of asked.flatMap((key) => keys.get(key) ?? [])) {
    const index = reading.sentenceAt[at] ?? -1;
    const sentence = reading.sentences[index];
    if (!sentence || tried.has(index)) continue;
    tried.add(index);
    yield sentence;
  }
}

/** The places where a frame fits, at most one a beginning, never across two sentences. */
export function* matches(scene: Scene, frame: Frame): Generator<Match> {
  for (const bounds of worthTrying(scene, frame))
    for (let first = bounds.first; first < bounds.end; first++) {
      const end = follow({ scene, items: frame.items, bounds }, 0, first);
      if (end > first) yield { first, end };
    }
}
