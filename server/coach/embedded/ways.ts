import { costOf, headsOf, listsOf } from '#server/coach/embedded/heads.ts';
import type { Line } from '#server/coach/embedded/line.ts';
import { kept } from '#server/coach/language/read.ts';

/** One way to say something, with the words that it cannot do without: it is tried only where they stand. */
export type Way = {
  pattern: RegExp;
  /** The list of words that it begins with, null where it may be any. */
  first: number | null;
  /** Lists of which it needs a word each, the rarest first. */
  musts: readonly number[];
  /** It may go on into the next sentence. */
  crosses: boolean;
};
/** A part of a way; `always` unless it may be missing. */
export type Part = {
  source: string;
  /** Words, or those or the beginning of a sentence, or a look around, the end of a sentence, a gap of any words. */
  kind: 'words' | 'edge' | 'look' | 'end' | 'gap';
  always: boolean;
};
export type Match = { start: number; end: number };

const EDGE = /^\(\?:\(\?<=\\\| \)\|/;
/** The words of a part, without the other choice of an edge. */
const wordsOf = ({ source, kind }: Part) => (kind === 'edge' ? source.replace(EDGE, '(?:') : source);

/** The list of words with which the first part begins, and every part before it that may be missing. */
function firstOf(parts: readonly Part[]): number | null {
  const said = parts.filter(({ kind }) => kind !== 'look');
  const end = said.findIndex(({ kind, always }) => always && kind !== 'edge');
  const heads = said.slice(0, end + 1);
  if (end < 0 || heads.some(({ kind }) => kind === 'end' || kind === 'gap')) return null;
  return headsOf(`(?:${heads.map(wordsOf).join('|')})`);
}

/** The bar between sentences, as a sign of its own or as one of several. */
const BAR = /\\\||\[[^\]]*\|/;

export function wayOf(parts: readonly Part[], pattern: string): Way {
  const needed = parts.filter(({ kind, always }) => kind === 'words' && always);
  const lists = new Set(needed.map(({ source }) => headsOf(source)).filter((one) => one !== null));
  const musts = [...lists].sort((a, b) => costOf(a) - costOf(b));
  const crosses = parts.some((part) => /words|edge/.test(part.kind) && BAR.test(wordsOf(part)));
  return { pattern: new RegExp(pattern, 'y'), first: firstOf(parts), musts, crosses };
}

/** The words of a line by number: where each begins, in which sentence, and which of them are on a list. */
type Places = { at: number[]; sentence: number[]; all: number[]; on: ReadonlyMap<number, readonly number[]> };
const NOWHERE: readonly number[] = [];

function placesOf({ text }: Line): Places {
  const places = { at: [] as number[], sentence: [] as number[], all: [] as number[] };
  const on = new Map<number, number[]>();
  let sentence = 0;
  for (let at = text.indexOf(' ') + 1; at > 0; at = text.indexOf(' ', at) + 1) {
    const end = text.indexOf(' ', at);
    const word = text.slice(at, end < 0 ? text.length : end);
    if (word === '|') sentence++;
    const number = places.at.push(at) - 1;
    places.sentence.push(sentence);
    places.all.push(number);
    noted(on, number, listsOf(word));
  }
  return { ...places, on };
}

/** Most lists meet one word of a line: lists that meet the same one share their note. */
function noted(on: Map<number, number[]>, number: number, lists: readonly number[]) {
  const alone = [number];
  for (const list of lists) {
    const before = on.get(list);
    if (!before) on.set(list, alone);
    else if (before.length === 1) on.set(list, [...before, number]);
    else before.push(number);
  }
}

const placesIn = (line: Line): Places => kept(line.reading, line, placesOf);

/** Where a way can begin: at its first words, in sentences that have all that it needs. */
function startsOf(way: Way, { at, sentence, all, on }: Places): number[] {
  const [rarest, ...others] = way.musts;
  const first = way.first === null ? all : (on.get(way.first) ?? NOWHERE);
  const places = (some: readonly number[]) => some.map((one) => at[one] ?? 0);
  if (way.crosses || rarest === undefined || (sentence.at(-1) ?? 0) < 3) return places(first);
  const sentences = (list: number) => (on.get(list) ?? NOWHERE).map((one) => sentence[one] ?? 0);
  const fit = others.reduce((some, list) => {
    const also = sentences(list);
    return some.filter((one) => also.includes(one));
  }, sentences(rarest));
  return fit.length === 0 ? [] : places(first.filter((one) => fit.includes(sentence[one] ?? 0)));
}

function matchFrom(text: string, { pattern }: Way, starts: readonly number[], from: number): Match | undefined {
  for (const start of starts) {
    if (start < from) continue;
    pattern.lastIndex = start;
    if (pattern.test(text)) return { start, end: pattern.lastIndex };
  }
  return undefined;
}

/** Where one of several ways is found: the leftmost, of two at one place the one that is listed first; then on behind it. */
export function matchesIn(line: Line, ways: readonly Way[]): Match[] {
  const places = placesIn(line);
  const found: Match[] = [];
  const tried = ways.flatMap((way) => {
    if (!way.musts.every((list) => places.on.has(list))) return [];
    const starts = startsOf(way, places);
    const next = matchFrom(line.text, way, starts, 0);
    return next ? [{ way, starts, next: next as Match | undefined }] : [];
  });
  while (tried.length > 0) {
    const best = tried.reduce<Match | undefined>(
      (most, { next }) => (next && (!most || next.start < most.start) ? next : most),
      undefined,
    );
    if (!best) break;
    found.push(best);
    const from = Math.max(best.end, best.start + 1);
    for (const one of tried)
      if (one.next && one.next.start < from) one.next = matchFrom(line.text, one.way, one.starts, from);
  }
  return found;
}

/** Ways by the rarest list of which they need a word. */
export type Index = { on: ReadonlyMap<number, readonly number[]>; always: readonly number[] };

export function indexOf(ways: readonly Way[]): Index {
  const on = new Map<number, number[]>();
  const always: number[] = [];
  ways.forEach(({ musts: [rarest] }, i) => {
    if (rarest === undefined) always.push(i);
    else on.set(rarest, [...(on.get(rarest) ?? []), i]);
  });
  return { on, always };
}

/** Which of the ways may be found in a line, in their order. */
export function mayStand(line: Line, { on, always }: Index): number[] {
  const all = [...always];
  for (const list of placesIn(line).on.keys()) {
    const ways = on.get(list);
    if (ways) all.push(...ways);
  }
  return all.sort((a, b) => a - b);
}
