import { headsOf, listsOf } from '#server/coach/embedded/heads.ts';
import type { Line } from '#server/coach/embedded/line.ts';

/** One way to say something, with the words that it cannot do without: it is tried only where they stand. */
export type Way = {
  pattern: RegExp;
  /** The list of words that it begins with, null where it may be any, and lists of which it needs a word each. */
  first: number | null;
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
  const musts = needed.map(({ source }) => headsOf(source)).filter((one) => one !== null);
  return { pattern: new RegExp(pattern, 'y'), first: firstOf(parts), musts: [...new Set(musts)] };
}

/** Where the words of a line begin, all of them and by the lists that they are on. */
type Places = { all: readonly number[]; on: ReadonlyMap<number, readonly number[]> };
const known = new WeakMap<Line, Places>();
const NOWHERE: readonly number[] = [];

function placesIn(line: Line): Places {
  const before = known.get(line);
  if (before) return before;
  const all: number[] = [];
  const on = new Map<number, number[]>();
  const { text } = line;
  for (let at = text.indexOf(' ') + 1; at > 0; at = text.indexOf(' ', at) + 1) {
    all.push(at);
    const end = text.indexOf(' ', at);
    for (const list of listsOf(text.slice(at, end < 0 ? text.length : end))) {
      const places = on.get(list);
      if (places) places.push(at);
      else on.set(list, [at]);
    }
  }
  const places = { all, on };
  known.set(line, places);
  return places;
}

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
