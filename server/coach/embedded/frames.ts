import { unitEnd } from '#server/coach/embedded/heads.ts';
import type { Line } from '#server/coach/embedded/line.ts';
import { type Index, indexOf, matchesIn, mayStand, type Part, type Way, wayOf } from '#server/coach/embedded/ways.ts';

export type Rule<Label extends string> = { id: string; label: Label; weight: number; ways: readonly Way[] };
export type Found<Label extends string> = { rule: string; label: Label; weight: number; from: number; to: number };
export type Words = Readonly<Record<string, string>>;

/** Splits at blanks that stand outside of brackets. */
function items(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of pattern) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ' ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.filter(Boolean);
}

/** Signs that a pattern would read as its own. */
const literal = (entry: string) =>
  entry.replace(/[()?.$+]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** A list as one alternative, longest first, so that the shorter never hides the longer. */
function alternative(name: string, words: Words): string {
  const list = words[name];
  if (!list) throw new Error(`There is no word list called ${name}`);
  const entries = list
    .split(/[,\n]/)
    .map((entry) => literal(entry.trim().replaceAll('-', ' ').replaceAll("'s", " 's")));
  return `(${entries
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
}

const inner = (item: string, words: Words) =>
  item
    .replace(/<(\w+)>/g, (_, name: string) => alternative(name, words))
    .replaceAll('$', '[.!?…|]+')
    .replace(/([(|])\^\^ /g, '$1(?<=^ \\| )')
    .replace(/([(|])\^ /g, '$1(?<=\\| )')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(^|[ |(:])\*(?![a-z])/g, "$1[a-z']+")
    .replace(/([a-z>])\*/g, "$1[a-z']*");

const PLACES: Record<string, Part> = {
  '^^': { source: '(?<=^ \\| )', kind: 'look', always: true },
  '^': { source: '(?<=\\| )', kind: 'look', always: true },
  $$: { source: '(?:[.!…]+ )*(?=\\| $)', kind: 'end', always: true },
  $: { source: '(?=(?:[.!…]+ )*\\| )', kind: 'end', always: true },
  '$?': { source: '(?=(?:[.!?…]+ )*\\| )', kind: 'end', always: true },
};

/** Whether an item only looks at what stands before or behind. */
const looks = (item: string) => !item.startsWith('(?:') && unitEnd(item, 0) === item.length - 1;

function partOf(item: string, words: Words): Part {
  const gap = /^~(\d+)(,?)$/.exec(item);
  if (gap) return { source: `(?:[^ |.!?${gap[2] ? '' : ','}]+ ){0,${gap[1]}}`, kind: 'gap', always: true };
  const known = PLACES[item];
  if (known) return known;
  if (item.startsWith('?')) throw new Error(`Nothing stands before the question mark of ${item}`);
  if (item.startsWith('(^|'))
    return { source: `(?:(?<=\\| )|${inner(`(${item.slice(3)}`, words)} )`, kind: 'edge', always: true };
  if (item.startsWith('(?')) return { source: inner(item, words), kind: looks(item) ? 'look' : 'words', always: true };
  if (item.endsWith('?') && item !== '\\?')
    return { source: `${inner(item.slice(0, -1), words)} `, kind: 'words', always: false };
  return { source: `${inner(item, words)} `, kind: 'words', always: true };
}

/**
 * A small language for what is said: words as written, `<list>` one of a word list, `word*` a stem, `word?` may be
 * missing, `~3` up to three words without a comma (`~3,` with), `^` and `$` where a sentence begins and ends, `^^` and
 * `$$` where the whole text does.
 */
export function frame(pattern: string, words: Words): Way {
  const parts = items(pattern).map((item) => partOf(item, words));
  const source = parts.map(({ source, always }) => (always ? source : `(?:${source})?`)).join('');
  return wayOf(parts, `(?<= )${source}`);
}

/** Rules of one label; each has a name, a weight, and the ways to say it. */
export function rulesOf<Label extends string>(
  label: Label,
  words: Words,
  table: Readonly<Record<string, readonly [weight: number, ...patterns: string[]]>>,
): Rule<Label>[] {
  return Object.entries(table).map(([name, [weight, ...patterns]]) => ({
    id: `${label}.${name}`,
    label,
    weight,
    ways: patterns.map((pattern) => frame(pattern, words)),
  }));
}

type Listed = { rule: Rule<string>; way: Way }[];
const known = new WeakMap<readonly Rule<string>[], { all: Listed; index: Index }>();

function listed(rules: readonly Rule<string>[]): { all: Listed; index: Index } {
  const before = known.get(rules);
  if (before) return before;
  const all = rules.flatMap((rule) => rule.ways.map((way) => ({ rule, way })));
  const list = { all, index: indexOf(all.map(({ way }) => way)) };
  known.set(rules, list);
  return list;
}

/** The rules that may speak in a line, each with its ways that may stand there. */
function mayFind<Label extends string>(line: Line, rules: readonly Rule<Label>[]): Map<Rule<Label>, Way[]> {
  const { all, index } = listed(rules);
  const may = new Map<Rule<Label>, Way[]>();
  for (const i of mayStand(line, index)) {
    const { rule, way } = (all[i] ?? {}) as { rule: Rule<Label>; way: Way };
    const ways = may.get(rule);
    if (ways) ways.push(way);
    else may.set(rule, [way]);
  }
  return may;
}

/** Everything that the rules find, in the order of the text. */
export function findAll<Label extends string>(line: Line, rules: readonly Rule<Label>[]): Found<Label>[] {
  const found: Found<Label>[] = [];
  for (const [{ id, label, weight }, ways] of mayFind(line, rules))
    for (const { start, end } of matchesIn(line, ways))
      found.push({ rule: id, label, weight, ...line.span(start, end) });
  return found.sort((a, b) => a.from - b.from || a.rule.localeCompare(b.rule));
}
