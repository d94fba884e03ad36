import type { KnownKind } from '#contract/coach.ts';
import { tokensIn } from '#server/coach/model/tokens.ts';
import type { Known } from '#server/coach/tasks/shapes.ts';

const HEADINGS: Record<KnownKind, string> = {
  about: 'Relationship',
  goals: 'Goals and struggles',
  notes: 'Notes',
  checkIns: 'Last check-ins',
  moments: 'Moments',
  dates: 'Dates ahead',
  steps: 'What the member means to do',
  savedChats: 'Earlier chats',
  remembered: 'Remembered',
};

const LONGEST_LINE = 640;
const cut = (line: string) => {
  const plain = line.replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST_LINE ? `${plain.slice(0, LONGEST_LINE).toWellFormed()}…` : plain;
};

const FIRST = 'Noted earlier by the member; use it when it helps, never recite it. You see only this.';

const ROUND = 2;

/** How many lines of each kind fit. They are taken in rounds, so that no kind takes all the room. */
function fitting(lines: readonly (readonly string[])[], budget: number): number[] {
  const kept = lines.map(() => 0);
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  let left = budget;
  const take = (at: number, line: string) => {
    const cost = tokensIn(line) + (kept[at] === 0 ? 10 : 2);
    if (cost > left) return false;
    left -= cost;
    kept[at] = (kept[at] ?? 0) + 1;
    return true;
  };
  for (let from = 0; from < longest; from += ROUND)
    for (const [at, all] of lines.entries()) all.slice(from, from + ROUND).every((line) => take(at, line));
  return kept;
}

/** Notes as one block that stays the same from turn to turn, and the kinds in it. */
export function knownBlock(known: readonly Known[], budget: number): { text: string; used: KnownKind[] } {
  const lines = known.map((one) => one.lines.map(cut).filter(Boolean));
  const kept = fitting(lines, budget - tokensIn(FIRST));
  const told = known.flatMap(({ kind, about }, at) => {
    const all = (lines[at] ?? []).slice(0, kept[at]);
    const heading = `${HEADINGS[kind]}${about ? ` (about ${about})` : ''}:`;
    return all.length > 0 ? [{ kind, text: [heading, ...all.map((line) => `- ${line}`)].join('\n') }] : [];
  });
  if (told.length === 0) return { text: '', used: [] };
  return {
    text: [FIRST, ...told.map(({ text }) => text)].join('\n'),
    used: [...new Set(told.map(({ kind }) => kind))],
  };
}
