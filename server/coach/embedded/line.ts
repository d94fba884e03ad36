import { kept, type Reading, read } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';

/** A text as one line of mended words with a bar between sentences; every place leads back to the original. */
export type Line = {
  text: string;
  reading: Reading;
  /** The original's place for a match in the line. */
  span: (start: number, end: number) => { from: number; to: number };
};

/** The hyphen of a compound, which people write or leave out. */
const joins = ({ word, from, to }: Token, before?: Token, after?: Token) =>
  word === '-' && before?.kind === 'word' && before.to === from && after?.from === to;

/** Sentences become one line; who speaks ("Ann:") is no part of what is said. */
export function lineOf(original: string): Line {
  const reading = read(original);
  return kept(reading, reading, lineIn);
}

function lineIn(reading: Reading): Line {
  const said: Token[] = [];
  const starts: number[] = [];
  let text = ' | ';
  for (const { first, end } of reading.sentences) {
    for (let i = first; i < end; i++) {
      const token = reading.tokens[i];
      if (!token || joins(token, reading.tokens[i - 1], reading.tokens[i + 1])) continue;
      said.push(token);
      starts.push(text.length);
      text += `${token.word} `;
    }
    text += '| ';
  }
  return { text, reading, span: (start, end) => spanOf(said, starts, start, end) };
}

/** The first of so many for which that holds, where it holds for all that follow. */
function firstWhere(many: number, holds: (i: number) => boolean): number {
  let [low, high] = [0, many];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function spanOf(said: readonly Token[], starts: readonly number[], start: number, end: number) {
  const many = starts.length;
  const first = firstWhere(many, (i) => (starts[i] ?? 0) + (said[i]?.word.length ?? 0) > start);
  const last = firstWhere(many, (i) => (starts[i] ?? 0) >= end) - 1;
  return { from: said[first]?.from ?? 0, to: said[Math.max(first, last)]?.to ?? 0 };
}
