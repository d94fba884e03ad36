import { type Match, type Options, options, type Scene } from '#server/reading/scene.ts';
import type { Lexicon } from '#server/reading/words/lexicon.ts';

/**
 * A frame is a line of items: `@class` a word or phrase of a class, `word` any form of it, `=word` this form,
 * `a|@b` one of them, `in_vain` a phrase, `item?` may be absent, `..3` up to three words of any kind,
 * `~3` the same if nobody else begins to act, `!a|@b` none of these comes next,
 * `#` a number, `#year` a year, `^` and `$` the ends of the sentence.
 */
type Item =
  | { kind: 'one'; options: Options; optional: boolean }
  | { kind: 'gap'; most: number; same: boolean }
  | { kind: 'not'; options: Options }
  | { kind: 'start' }
  | { kind: 'end' };

export type Frame = {
  items: readonly Item[];
  /** For each list, at least one key must occur in a matching sentence. */
  musts: readonly (readonly string[])[];
  negatives: number;
};
/** First token and end (exclusive). */

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

/** Parses a line. Throws if it names a class that is not in the lexicon. */
export function frame(line: string, lexicon: Lexicon): Frame {
  const items = line.split(' ').map(item);
  for (const name of line.match(/(?<=[ |!]|^)@\w+/g) ?? [])
    if (!lexicon.names.has(name.slice(1))) throw new Error(`no class ${name} for: ${line}`);
  const musts = items.flatMap((part) => (part.kind === 'one' && !part.optional ? [part.options.heads] : []));
  const negatives = line.split(' ').filter((said) => !said.startsWith('!') && NEGATIVE.test(said)).length;
  return { items, musts, negatives };
}

type Bounds = { first: number; end: number };

type Walk = { scene: Scene; items: readonly Item[]; bounds: Bounds };

/** Subjects that start an action of their own. */
const ACTORS = new Set(['i', 'he', 'she', 'they', 'we', 'you', 'it', 'who']);

function throughGap(walk: Walk, k: number, i: number, { most, same }: Extract<Item, { kind: 'gap' }>): number {
  for (let step = 0; step <= most && i + step <= walk.bounds.end; step++) {
    if (same && step > 0 && ACTORS.has(walk.scene.reading.tokens[i + step - 1]?.word ?? '')) return -1;
    const end = matchFrom(walk, k + 1, i + step);
    if (end >= 0) return end;
  }
  return -1;
}

function throughOne(walk: Walk, k: number, i: number, { options, optional }: Extract<Item, { kind: 'one' }>): number {
  for (const next of walk.scene.ends(options, i)) {
    const end = next <= walk.bounds.end ? matchFrom(walk, k + 1, next) : -1;
    if (end >= 0) return end;
  }
  return optional ? matchFrom(walk, k + 1, i) : -1;
}

function holds({ scene, bounds }: Walk, i: number, part: Exclude<Item, { kind: 'one' | 'gap' }>): boolean {
  if (part.kind === 'start') return i === bounds.first;
  if (part.kind === 'end') return closes(scene, i, bounds);
  return i >= bounds.end || !scene.stands(part.options, i);
}

/** Where the items from `k` on end if they start at token `i`; -1 if they do not match. */
function matchFrom(walk: Walk, k: number, i: number): number {
  const part = walk.items[k];
  if (!part) return i;
  if (part.kind === 'gap') return throughGap(walk, k, i, part);
  if (part.kind === 'one') return throughOne(walk, k, i, part);
  return holds(walk, i, part) ? matchFrom(walk, k + 1, i) : -1;
}

/** Only punctuation and emoji follow. */
function closes({ reading }: Scene, i: number, { end }: Bounds): boolean {
  for (let at = i; at < end; at++) {
    const kind = reading.tokens[at]?.kind;
    if (kind === 'word' || kind === 'number') return false;
  }
  return true;
}

/** Whether a frame can start at a token: its first required item matches there. */
function beginning(scene: Scene, [head]: readonly Item[]): (i: number, bounds: Bounds) => boolean {
  if (head?.kind === 'start') return (i, { first }) => i === first;
  if (head?.kind !== 'one' || head.optional) return () => true;
  const heads = scene.at(head.options.heads);
  return (i) => heads[i] === 1;
}

/** The sentences that contain what a frame requires. */
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
      const end = begins(first, bounds) ? matchFrom(walk, 0, first) : -1;
      if (end > first) found.push({ first, end });
    }
  }
  return found;
}

/** The matches of a frame, at most one per starting token, never across sentences. */
export function matches(scene: Scene, frame: Frame): readonly Match[] {
  const before = scene.found.get(frame);
  if (before) return before;
  const found = search(scene, frame);
  scene.found.set(frame, found);
  return found;
}
