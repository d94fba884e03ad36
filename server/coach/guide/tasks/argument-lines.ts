import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { helps, hurts } from '#server/coach/guide/moves.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { read } from '#server/coach/reading/read.ts';

export type Line = { party: string; text: string; move: string };

const MOST = 200;
/** Lines read before others get a turn: a long argument takes longer than anybody else should wait. */
const AT_ONCE = 25;

/** Explaining oneself or closing up weighs less than owning something in the same breath. */
const OUTWEIGHED = ['defensiveness', 'stonewalling', 'withdraw'];

/** What a line does: the first sentence in it that hurts, unless another one makes up for it; else the move of the whole. */
function moveOf(text: string): string {
  const moves = sentencesOf(text).map((sentence) => read(sentence).move.label);
  const hard = moves.filter(hurts);
  const mends = moves.find(helps);
  if (mends && hard.every((move) => OUTWEIGHED.includes(move))) return mends;
  return hard[0] ?? read(text).move.label;
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
  const moved: Line[] = [];
  for (const line of lines.slice(0, MOST)) {
    moved.push({ ...line, move: moveOf(line.text) });
    if (moved.length % AT_ONCE === 0) await othersTurn();
  }
  await othersTurn();
  return moved;
}
