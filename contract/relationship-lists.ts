/** Fields with one item per line. */
export const LIST_FIELDS = [
  ...(['relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers', 'redLines', 'incompatibilities'] as const),
  ...(['aspirations', 'values', 'nonNegotiables', 'learned', 'likes'] as const),
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** All text fields. `notes` is prose, the others are lists. */
export const TEXT_FIELDS = ['notes', ...LIST_FIELDS] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const MOST_ITEMS = 100;
export const LONGEST_ITEM = 500;
export const LONGEST_NOTES = 5000;

/** The most goals in the checklist, and the shortest text that counts as one. */
const MOST_GOALS = 6;
const SHORTEST_GOAL = 3;

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** The items of a list field, without empty lines. */
export const itemsOf = (text: string): string[] =>
  text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const textOf = (items: readonly string[]): string => items.join('\n');

/** Splits goals at new lines, bullets, dashes, asterisks and digits; the whole text where no part is long enough. */
export function splitGoals(text: string): string[] {
  const pieces = text
    .split(/[\n\r\u2028\u2029•‣◦▪·*\-–—\d]+/)
    .map((piece) => piece.replace(/^[.)\s]+/, '').trim())
    .filter((piece) => piece.length > SHORTEST_GOAL);
  const whole = text.trim();
  return pieces.length > 0 ? pieces.slice(0, MOST_GOALS) : whole ? [whole] : [];
}

/** Each line with how often it occurred before, so that equal lines stay apart. */
function keyed(lines: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = seen.get(line) ?? 0;
    seen.set(line, count + 1);
    return `${count} ${line}`;
  });
}

/**
 * Merges two versions of a text line by line: lines that either side added stay, lines that either side removed go,
 * and a line that both changed stays in both forms. The order is that of `mine`.
 */
export function mergeLines(base: string, mine: string, theirs: string): string {
  const [before, ours, others] = [base, mine, theirs].map((text) => keyed(text === '' ? [] : text.split('\n')));
  const known = new Set(before);
  const stillThere = new Set(others);
  const merged = (ours ?? []).filter((line) => !known.has(line) || stillThere.has(line));
  const here = new Set(merged);
  let place = 0;
  for (const line of others ?? []) {
    if (here.has(line)) place = merged.indexOf(line) + 1;
    else if (!known.has(line)) merged.splice(place++, 0, line);
  }
  return merged.map((line) => line.slice(line.indexOf(' ') + 1)).join('\n');
}
