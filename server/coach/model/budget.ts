import { tokensIn } from '#server/coach/model/tokens.ts';
import type { Turn } from '#server/coach/model/written.ts';

/** Tokens that what a member wrote down may take; the same in every turn, so that its block stays the same. */
const KNOWN_MOST = 600;
/** Tokens for what was said before: some 24 turns of ordinary length. What is older is in the summary. */
export const HISTORY_MOST = 6000;
/** Of one earlier message; where so many do not fit, long ones are shortened to their share. */
const TURN_MOST = 1200;
const TURNS_LEAST = 24;
/** Of less than that nothing can be understood. */
const SHARE_LEAST = 60;
/** The least that a message keeps, however small the context is. */
const MESSAGE_LEAST = 600;

type Room = { known: number; history: number; message: number };

/** How a context is shared out: first the rules and the answer, then the message, then what was noted, then what came before. */
export function roomIn(context: number, house: string, maxOutputTokens: number): Room {
  const answer = Math.min(maxOutputTokens, Math.ceil(context / 5));
  const free = Math.max(0, context - tokensIn(house) - answer - 150);
  const known = Math.min(KNOWN_MOST, Math.floor(free / 5));
  const message = Math.max(MESSAGE_LEAST, Math.floor((free - known) * 0.7));
  return { known, message, history: Math.min(HISTORY_MOST, Math.max(0, free - known)) };
}

/** A text in its room: a long one keeps its beginning and its end. */
export function clipped(text: string, most: number): string {
  const tokens = tokensIn(text);
  if (tokens <= most) return text;
  const signs = (text.length * most * 0.9) / tokens;
  const [head, tail] = [Math.floor(signs * 0.6), Math.floor(signs * 0.35)];
  return `${text.slice(0, head).toWellFormed()} […] ${text.slice(-tail).toWellFormed()}`;
}

function fitting(turns: readonly Turn[], most: number, ofOne: number): Turn[] {
  let left = most;
  const kept: Turn[] = [];
  for (const turn of turns.toReversed()) {
    const text = clipped(turn.text, ofOne);
    left -= tokensIn(text) + 4;
    if (left < 0) break;
    kept.unshift({ ...turn, text });
  }
  return kept;
}

/** The newest turns that fit, oldest first. */
export function newest(turns: readonly Turn[], most: number): Turn[] {
  const kept = fitting(turns, most, TURN_MOST);
  if (kept.length >= Math.min(TURNS_LEAST, turns.length)) return kept;
  return fitting(turns, most, Math.max(SHARE_LEAST, Math.floor(most / TURNS_LEAST) - 4));
}
