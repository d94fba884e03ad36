import type { Reading } from '#server/reading/reading.ts';
import type { Window } from '#server/reading/signs.ts';
import { type Explicit, FRAMES, formOf } from '#server/safety/frames.ts';

/** A match, and whether it is about the present and in earnest. */
export type Said = { frame: Explicit; part: Window; lessened: 'not' | 'past' | 'denied' };

/** The understood words of a text, with punctuation as words; `at` gives token positions. */
type Line = { text: string; starts: number[] };

function lineOf({ tokens }: Reading): Line {
  const starts: number[] = [];
  let text = ' ';
  for (const { word } of tokens) {
    starts.push(text.length);
    text += `${word} `;
  }
  return { text, starts };
}

function tokenAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

const TOLD = formOf('told');
const PAST = formOf('past');
const LINGERS = /\b(?:still|nightmares?|flashbacks?|even now|to this day|keeps? coming back)\b/;
const NOT = /\b(?:not|never|nobody|hardly)\b/;
const DENIED = /\b(?:not|never)(?: that| because| like| saying| going to| trying to| planning to| as if)? $/;
const OWN = /^(?:self_harm|self_injury|medical_emergency)$/;

/** "He never hit me", "I don't think he would hit me": negated by its own words or in its clause. */
function isDenied(reading: Reading, { text, starts }: Line, { category, negative }: Explicit, { first, end }: Window) {
  if (negative) return false;
  const [from, to] = [starts[first] ?? 0, starts[end] ?? text.length];
  if (NOT.test(text.slice(from, to)) || DENIED.test(text.slice(Math.max(0, from - 24), from))) return true;
  const clause = reading.clauses[reading.clauseAt[first] ?? -1];
  if (!clause) return false;
  const before = text.slice(starts[clause.first] ?? 0, from);
  return (
    (clause.negated && NOT.test(before)) ||
    (clause.hypothetical && !OWN.test(category) && category !== 'threat_to_others')
  );
}

function lessenedIn(reading: Reading, line: Line, frame: Explicit, part: Window): Said['lessened'] {
  if (!frame.firm && isDenied(reading, line, frame, part)) return 'denied';
  if (TOLD.test(line.text) && (reading.quoted[part.first] || frame.who === 'other' || !OWN.test(frame.category)))
    return 'denied';
  // An age in its own words is no time long past.
  const [before, after] = [line.text.slice(0, line.starts[part.first]), line.text.slice(line.starts[part.end])];
  return PAST.test(before) || (part.end < line.starts.length && PAST.test(after)) ? 'past' : 'not';
}

/** All matches of plain words, and what weakens them. */
export function explicitIn(reading: Reading): { said: Said[]; lingers: boolean } {
  const line = lineOf(reading);
  // Most have none of these forms, and to search is quicker than to match.
  const said = FRAMES.filter(({ form }) => line.text.search(form) >= 0).flatMap((frame) =>
    [...line.text.matchAll(frame.form)].map(({ 0: found, index }): Said => {
      const from = index + (found.startsWith(' ') ? 1 : 0);
      const first = tokenAt(line.starts, from);
      const part = { first, end: tokenAt(line.starts, index + found.trimEnd().length - 1) + 1 };
      return { frame, part, lessened: lessenedIn(reading, line, frame, part) };
    }),
  );
  return { said, lingers: LINGERS.test(line.text) };
}
