import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { helps, type TextKind, textSeen } from '#server/coach/reading/texts.ts';

/** `kind` is what a line surely is; a line may surely be hard to hear and its kind not be sure. */
export type Line = { party: string; text: string; kind: TextKind | null; isHard: boolean };

const MOST = 200;
/** Lines read before others get a turn: a long argument takes longer than anybody else should wait. */
const AT_ONCE = 25;

/** A line is what its hard sentence is; one that also owns something is neither. */
function seenIn(text: string): Pick<Line, 'kind' | 'isHard'> {
  const all = sentencesOf(text).map(textSeen);
  const hard = all.filter(({ isHard }) => isHard);
  const mending = all.find(({ kind }) => kind === 'apology');
  if (hard.length > 0) return mending ? { kind: null, isHard: false } : { kind: hard[0]?.kind ?? null, isHard: true };
  return { kind: all.find(helps)?.kind ?? null, isHard: false };
}

/** An argument as it was written, line by line; empty where it is told. */
export async function linesIn(text: string): Promise<Line[]> {
  const lines: { party: string; text: string }[] = [];
  for (const line of text.split('\n')) {
    const spoken = spokenIn(line);
    const last = lines.at(-1);
    if (spoken) lines.push({ party: plainWords(spoken.party).trim(), text: plainWords(spoken.said).trim() });
    else if (last && line.trim()) last.text += ` ${plainWords(line).trim()}`;
  }
  const parties = new Set(lines.map(({ party }) => party));
  if (parties.size < 2) return [];
  const seen: Line[] = [];
  for (const line of lines.slice(0, MOST)) {
    seen.push({ ...line, ...seenIn(line.text) });
    if (seen.length % AT_ONCE === 0) await othersTurn();
  }
  await othersTurn();
  return seen;
}
