import { tokensIn } from '#server/coach/model/tokens.ts';
import type { Turn } from '#server/wire/wire.ts';

/** Tokens for what a member wrote down; the same in every turn, so that the block stays the same. */
const KNOWN_MOST = 600;
/** Tokens for earlier messages: some 24 turns of ordinary length. The summary covers older ones. */
export const HISTORY_MOST = 6000;
/** Tokens of one earlier message. If not all fit, long ones are shortened. */
const TURN_MOST = 1200;
const TURNS_LEAST = 24;
/** With fewer tokens nothing can be understood. */
const SHARE_LEAST = 60;
/** The least that a message keeps in a small context. */
const MESSAGE_LEAST = 600;

type Room = { known: number; history: number; message: number };

/** Divides a context: first the rules and the answer, then the message, then the notes, then earlier messages. */
export function roomIn(context: number, house: string, maxOutputTokens: number): Room {
  const answer = Math.min(maxOutputTokens, Math.ceil(context / 5));
  const free = Math.max(0, context - tokensIn(house) - answer - 150);
  const known = Math.min(KNOWN_MOST, Math.floor(free / 5));
  const message = Math.max(MESSAGE_LEAST, Math.floor((free - known) * 0.7));
  return { known, message, history: Math.min(HISTORY_MOST, Math.max(0, free - known)) };
}

/** Shortens a text to its budget; its beginning and its end stay. */
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

export function newest(turns: readonly Turn[], most: number): Turn[] {
  const kept = fitting(turns, most, TURN_MOST);
  if (kept.length >= Math.min(TURNS_LEAST, turns.length)) return kept;
  return fitting(turns, most, Math.max(SHARE_LEAST, Math.floor(most / TURNS_LEAST) - 4));
}
