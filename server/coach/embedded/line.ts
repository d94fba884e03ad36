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

function spanOf(said: readonly Token[], starts: readonly number[], start: number, end: number) {
  const first = starts.findIndex((at, i) => at + (said[i]?.word.length ?? 0) > start);
  const last = starts.findLastIndex((at) => at < end);
  return { from: said[first]?.from ?? 0, to: said[Math.max(first, last)]?.to ?? 0 };
}
