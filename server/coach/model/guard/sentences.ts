/** A sentence with the space after it. It ends at a stop with closing marks, or at the end of a line. */
const SENTENCE =
  /^[\s\S]*?(?:(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e))[.!?…]{1,12}["”’»)\]*_]{0,8}(?=\s)\s{0,40}|\n+|[。！？])/;

/** Undefined while the first sentence may continue. */
export const firstSentence = (text: string): string | undefined => SENTENCE.exec(text)?.[0];

export function sentencesIn(text: string): string[] {
  const all: string[] = [];
  for (let rest = text; rest; ) {
    const next = firstSentence(rest) ?? rest;
    all.push(next);
    rest = rest.slice(next.length);
  }
  return all;
}

const ENDED = /[.!?…。！？]["”’»)\]*_]*\s*$/;
const isWhole = (text: string) => ENDED.test(text);

/** A reply cut by its limit, up to its last whole sentence; all of it if there is none. */
export function wholePart(text: string): string {
  if (isWhole(text)) return text;
  const all = sentencesIn(text);
  const kept = all.slice(0, -1).join('').trimEnd();
  return kept || text;
}
