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
};
/** A part of a way; `always` unless it may be missing. */
export type Part = { source: string; kind: 'words' | 'place' | 'any'; always: boolean };
export type Match = { start: number; end: number };

/** The list of words with which the first part begins, and every part before it that may be missing. */
function firstOf(parts: readonly Part[]): number | null {
  const said = parts.filter(({ kind }) => kind !== 'place');
  const end = said.findIndex(({ always }) => always);
  const heads = said.slice(0, end + 1);
  if (end < 0 || heads.some(({ kind }) => kind === 'any')) return null;
  return headsOf(`(?:${heads.map(({ source }) => source).join('|')})`);
}

export function wayOf(parts: readonly Part[], pattern: string): Way {
  const needed = parts.filter(({ kind, always }) => kind === 'words' && always);
  const lists = new Set(needed.map(({ source }) => headsOf(source)).filter((one) => one !== null));
  const musts = [...lists].sort((a, b) => costOf(a) - costOf(b));
  return { pattern: new RegExp(pattern, 'y'), first: firstOf(parts), musts };
}

/** Where the words of a line begin, all of them and by the lists that they are on. */
type Places = { all: readonly number[]; on: ReadonlyMap<number, readonly number[]> };
const NOWHERE: readonly number[] = [];

function placesOf({ text }: Line): Places {
  const all: number[] = [];
  const on = new Map<number, number[]>();
  for (let at = text.indexOf(' ') + 1; at > 0; at = text.indexOf(' ', at) + 1) {
    all.push(at);
    const end = text.indexOf(' ', at);
    for (const list of listsOf(text.slice(at, end < 0 ? text.length : end))) {
      const places = on.get(list);
      if (places) places.push(at);
      else on.set(list, [at]);
    }
  }
  return { all, on };
}

const placesIn = (line: Line): Places => kept(line.reading, line, placesOf);

function matchFrom(text: string, { pattern }: Way, places: readonly number[], from: number): Match | undefined {
  for (const start of places) {
    if (start < from) continue;
    pattern.lastIndex = start;
    if (pattern.test(text)) return { start, end: pattern.lastIndex };
  }
  return undefined;
}

/** Where one of several ways is found: the leftmost, of two at one place the one that is listed first; then on behind it. */
export function matchesIn(line: Line, ways: readonly Way[]): Match[] {
  const { all, on } = placesIn(line);
  const found: Match[] = [];
  const tried = ways.flatMap((way) => {
    if (!way.musts.every((list) => on.has(list))) return [];
    const places = way.first === null ? all : (on.get(way.first) ?? NOWHERE);
    const next = matchFrom(line.text, way, places, 0);
    return next ? [{ way, places, next: next as Match | undefined }] : [];
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
      if (one.next && one.next.start < from) one.next = matchFrom(line.text, one.way, one.places, from);
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
