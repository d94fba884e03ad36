import type { Line } from '#server/coach/embedded/line.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';
import { tidy, toThem } from '#server/coach/embedded/understand/to-them.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Clause } from '#server/coach/language/clauses.ts';

/** What happened, taken apart: what the other one did, what the writer did, and how it was for the writer. */
export type Story = {
  /** In the writer's words. */
  theirs: string | null;
  /** The same, said to the one who did it: "you came home late". */
  toThem: string | null;
  /** It happened once; else it goes on. */
  isPast: boolean;
  /** Something sharp that the writer said or did, in the writer's words. */
  mine: string | null;
  /** The writer's own word for what they felt. */
  felt: string | null;
};

const LONGEST = 24;
const THIRD = /^(?:he|she|they)$/;
/** Something done or said to somebody that hurts, however it was meant. */
const SHARP =
  /\b(?:yelled|shouted|snapped|screamed|swore|blamed|slammed|ignored|threw|mocked|insulted|hung up|walked (?:out|away|off)|checked (?:his|her|their))\b|\b(?:told|said|called)(?: to)?(?: him| her| them| my \w+)?(?: that)? (?:he|she|they|you|an?|it(?:'s| is| was) (?:his|her|their))\b/i;

const words = (text: string) => text.split(/\s+/).length;

function cutOf({ reading: { text, tokens } }: Line, from: number, end: number): string {
  return tidy(text.slice(tokens[from]?.from ?? 0, tokens[end - 1]?.to ?? 0));
}

/** What follows is what somebody said or thought, and not what happened. */
const TOLD =
  /\b(?:said|says|say|told(?: \w+){0,3}|called(?: \w+){0,3}|think|thought|thinks|feel|believe|that|if|whether)\s*,?\s*$/i;

/** Whether a clause tells what somebody else did: a pronoun, a name or a role acts in it. */
function isTheirs(line: Line, clause: Clause, people: readonly Somebody[]): boolean {
  if (clause.subject !== 'they' || clause.question || clause.hypothetical || clause.quoted || clause.reported)
    return false;
  const { tokens, text } = line.reading;
  if (TOLD.test(text.slice(Math.max(0, (tokens[clause.first]?.from ?? 0) - 24), tokens[clause.first]?.from)))
    return false;
  const word = tokens[clause.subjectAt]?.word ?? '';
  return THIRD.test(word) || people.some(({ name, role }) => word === name?.toLowerCase() || word === role);
}

/** From a clause on, as long as the same one goes on acting. */
function runFrom(line: Line, clauses: readonly Clause[], at: number): number {
  const [first] = [clauses[at]];
  let last = at;
  for (let i = at + 1; i < clauses.length; i++) {
    const clause = clauses[i];
    if (!clause || clause.sentence !== first?.sentence || clause.subject !== 'they') break;
    const opens = line.reading.tokens[clause.first]?.word ?? '';
    const itself = line.reading.tokens[clause.subjectAt]?.word ?? '';
    if (!/^(?:and|then|,|but)$/.test(opens) || (clause.subjectAt >= clause.first && !THIRD.test(itself))) break;
    last = i;
  }
  return last;
}

/** Cut off before what was said or asked. */
const OPEN_END =
  /\b(?:say|says|said|tell|tells|told|think|thinks|thought|about|where|what|why|how|that|whether|asked|asks)$|\b(?:told|asked) me$/i;

function theirsIn(line: Line, people: readonly Somebody[]): Pick<Story, 'theirs' | 'toThem' | 'isPast'> {
  const { clauses } = line.reading;
  for (const [at, clause] of clauses.entries()) {
    if (!isTheirs(line, clause, people)) continue;
    const end = clauses[runFrom(line, clauses, at)]?.end ?? clause.end;
    const theirs = cutOf(line, clause.first, end);
    if (words(theirs) < 3 || words(theirs) > LONGEST || OPEN_END.test(theirs)) continue;
    const turned = toThem(line, clause.first, end, people);
    return { theirs, toThem: turned, isPast: clause.tense === 'past' };
  }
  return { theirs: null, toThem: null, isPast: true };
}

function mineIn({ reading: { text, sentences } }: Line): string | null {
  for (const { from, to, question } of sentences) {
    const parts = text
      .slice(from, to)
      .split(/[,;] |,? \b(?:and|but|then|so) (?=(?:then )?(?:i|he|she|they|my|it|we)\b)/i);
    const own = parts.map(tidy).find((part) => /^(?:then )?i\b/i.test(part) && SHARP.test(part));
    if (!question && own && words(own) > 2 && words(own) <= LONGEST) return own;
  }
  return null;
}

/** "felt so stupid" is "stupid"; "it hurt" is "hurt". */
function feltIn({ feelings, text }: Understood): string | null {
  const [first] = feelings as { word: string; from?: number; to?: number }[];
  if (!first) return null;
  const span = text.slice(first.from ?? 0, first.to ?? 0);
  const word =
    /\b(?:feel|feels|felt|feeling|am|was|been|got|get|makes me(?: feel)?|made me(?: feel)?|left me(?: feeling)?|leaves me(?: feeling)?|i'm|im)\s+(?:so|very|really|just|a bit|a little|kind of|quite|pretty|totally|completely|\s)*(.+)$/i.exec(
      span.replaceAll('’', "'"),
    )?.[1];
  return word && words(word) <= 4 && !/\b(?:i|you|he|she|they|that|like)\b/i.test(word)
    ? word.toLowerCase()
    : first.word;
}

export function storyOf(seen: Understood): Story {
  return { ...theirsIn(seen.line, seen.people), mine: mineIn(seen.line), felt: feltIn(seen) };
}
