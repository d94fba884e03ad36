/** Text fields that are lists: one text, one item a line. */
export const LIST_FIELDS = [
  ...(['relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers', 'redLines', 'incompatibilities'] as const),
  ...(['aspirations', 'values', 'nonNegotiables', 'learned', 'likes'] as const),
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Every text of a relationship that somebody writes; `notes` is prose, the others are lists. */
export const TEXT_FIELDS = ['notes', ...LIST_FIELDS] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const MOST_ITEMS = 100;
export const LONGEST_ITEM = 500;
export const LONGEST_NOTES = 5000;

/** The checklist takes so many goals, each longer than so many characters. */
const MOST_GOALS = 6;
const SHORTEST_GOAL = 3;

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** The items of a list field: empty lines are ignored. */
export const itemsOf = (text: string): string[] =>
  text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const textOf = (items: readonly string[]): string => items.join('\n');

/** Goals become checklist items at new lines, bullets, dashes, asterisks and digits; the whole text where none is left. */
export function splitGoals(text: string): string[] {
  const pieces = text
    .split(/[\n\r\u2028\u2029•‣◦▪·*\-–—\d]+/)
    .map((piece) => piece.replace(/^[.)\s]+/, '').trim())
    .filter((piece) => piece.length > SHORTEST_GOAL);
  const whole = text.trim();
  return pieces.length > 0 ? pieces.slice(0, MOST_GOALS) : whole ? [whole] : [];
}

/** Each line with how often it stood before, so that two equal lines are two. */
function keyed(lines: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = seen.get(line) ?? 0;
    seen.set(line, count + 1);
    return `${count} ${line}`;
  });
}

/**
 * Two texts that grew from the same one, as one text, line by line: what either side added stays, what either side
 * removed goes. A line that both changed stays in both its new forms. `mine` gives the order.
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
