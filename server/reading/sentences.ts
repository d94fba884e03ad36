import type { Token } from '#server/reading/words/tokens.ts';

/** First token and end (exclusive). */
export type Run = { first: number; end: number };
export type Sentence = Run & {
  from: number;
  to: number;
  question: boolean;
};

const SHORT = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'st', 'vs', 'etc', 'eg', 'ie', 'approx', 'no']);
const CLOSING = /^["')\]}]$/;

function ends(tokens: Token[], i: number, text: string): boolean {
  const token = tokens[i];
  const next = tokens[i + 1];
  if (!token || !next) return true;
  if (text.slice(token.to, next.from).includes('\n')) return true;
  if (token.kind !== 'mark' || !/^([.!?;]|\.{2,}|…)$/.test(token.word)) return false;
  if (/^[.!?]/.test(next.word) || CLOSING.test(next.word)) return false;
  if (token.word !== '.') return token.word !== ';' || next.kind === 'word';
  const before = tokens[i - 1];
  return !(
    before &&
    (SHORT.has(before.word) || (before.word.length === 1 && before.word !== 'i' && next.from === token.to))
  );
}

/** The position after a speaker's name: "Ann: ..." at the start of a line. */
function behindSpeaker(tokens: Token[], first: number, text: string): number {
  const from = tokens[first]?.from ?? 0;
  const line = /^\s*[\p{L}][\p{L}\p{M}'’.-]*(?: [\p{L}][\p{L}\p{M}'’.-]*)?\s?:\s+\S/u.exec(text.slice(from, from + 60));
  if (!line || (from > 0 && !/[\n.!?]\s*$|^\s*$/.test(text.slice(Math.max(0, from - 4), from)))) return first;
  let head = first;
  while (tokens[head] && tokens[head]?.word !== ':') head++;
  return head - first <= 5 ? head + 1 : first;
}

export function sentences(tokens: Token[], text: string): Sentence[] {
  const found: Sentence[] = [];
  let first = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (!ends(tokens, i, text)) continue;
    const begin = behindSpeaker(tokens, first, text);
    const question = tokens.slice(Math.max(begin, i - 2), i + 1).some(({ word }) => word.includes('?'));
    found.push({ first: begin, end: i + 1, from: tokens[begin]?.from ?? 0, to: tokens[i]?.to ?? 0, question });
    first = i + 1;
  }
  return found;
}
