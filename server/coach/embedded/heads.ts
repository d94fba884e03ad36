/** A word that something can begin with, or the beginning of such a word. */
type Head = { word: string; isWhole: boolean };

const LITERAL = /^(?:[^\\()[\]{}?*+.|^$ ]|\\x[0-9a-f]{2}|\\[.?|])+/;
const REPEATED = /^[?*{]/;

/** Where the sign, the class or the bracket ends that begins at `from`. */
export function unitEnd(source: string, from: number): number {
  if (source[from] === '\\') return from + 1;
  if (source[from] !== '(' && source[from] !== '[') return from;
  const isClass = source[from] === '[';
  let at = from + 1;
  while (at < source.length && source[at] !== (isClass ? ']' : ')'))
    at = (isClass && source[at] !== '\\' ? at : unitEnd(source, at)) + 1;
  return at;
}

/** Splits a pattern where it says "or", outside of brackets. */
function options(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = unitEnd(source, at) + 1) {
    if (source[at] !== '|') continue;
    parts.push(source.slice(from, at));
    from = at + 1;
  }
  return [...parts, source.slice(from)];
}

const together = (all: readonly (readonly Head[] | null)[]): Head[] | null =>
  all.includes(null) ? null : all.flatMap((one) => one ?? []);

function ofBracket(source: string): Head[] | null {
  const end = unitEnd(source, 0);
  const rest = source.slice(end + 1);
  if (!source.startsWith('(?:')) return headsIn(rest);
  if (/^[+{]/.test(rest)) return null;
  const inner = options(source.slice(3, end));
  if (rest.startsWith('*') && !inner.every((one) => one.endsWith(' '))) return null;
  if (!/^[?*]/.test(rest)) return together(inner.map((one) => headsIn(one + rest)));
  return together([...inner.map((one) => one + rest.slice(1)), rest.slice(1)].map(headsIn));
}

/** The words that a pattern can begin with; null where that may be any. */
function headsIn(source: string): Head[] | null {
  if (source.startsWith('(')) return ofBracket(source);
  const said = LITERAL.exec(source)?.[0] ?? '';
  const rest = source.slice(said.length);
  const word = said
    .replace(/\\x(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '');
  const sure = REPEATED.test(rest) ? word.slice(0, -1) : word;
  return sure ? [{ word: sure, isWhole: rest.startsWith(' ') }] : null;
}

/** Which lists of heads a whole word, or the beginning of one, is on. */
const whole = new Map<string, Set<number>>();
const begun = new Map<string, Set<number>>();
const numbers = new Map<string, number | null>();
const lists = new Map<string, number>();
const costs: number[] = [];
/** Words that stand in nearly every text tell nothing about where to look. */
const COMMON =
  /^(?:i|me|my|you|your|he|she|it|they|we|a|the|be|is|am|are|was|have|had|do|did|not|and|to|of|in|on|for|with|will|that|this|so|just|but|what|if|about)$/;
/** Words that were met before, at most so many. */
const met = new Map<string, readonly number[]>();
const MOST_MET = 4000;
const LONGEST_MET = 24;

/** The number of the list of words that a pattern can begin with; null where that may be any. */
export function headsOf(source: string): number | null {
  const before = numbers.get(source);
  if (before !== undefined) return before;
  const number = numberOf(headsIn(source));
  numbers.set(source, number);
  return number;
}

/** Lists of the same words have the same number. */
function numberOf(heads: readonly Head[] | null): number | null {
  if (!heads) return null;
  const said = [...new Set(heads.map(({ word, isWhole }) => `${word}${isWhole ? ' ' : ''}`))].sort().join('|');
  const before = lists.get(said);
  if (before !== undefined) return before;
  const number = lists.size;
  lists.set(said, number);
  met.clear();
  costs.push(heads.reduce((sum, { word }) => sum + (COMMON.test(word) ? 40 : 1), 0));
  for (const { word, isWhole } of heads) {
    const map = isWhole ? whole : begun;
    map.set(word, (map.get(word) ?? new Set()).add(number));
  }
  return number;
}

/** How often a word of a list is met, roughly. */
export const costOf = (list: number) => costs[list] ?? 0;

/** The numbers of the lists that a word is on. */
export function listsOf(word: string): readonly number[] {
  const before = met.get(word);
  if (before) return before;
  const all = new Set(whole.get(word));
  for (let end = 1; end <= Math.min(word.length, LONGEST_MET); end++)
    for (const number of begun.get(word.slice(0, end)) ?? []) all.add(number);
  if (met.size >= MOST_MET) met.clear();
  if (word.length <= LONGEST_MET) met.set(word, [...all]);
  return [...all];
}
