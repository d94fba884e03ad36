/** A sentence with the space behind it: it ends at a stop with its closing signs, or at a line's end. */
const SENTENCE =
  /^[\s\S]*?(?:(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e))[.!?…]{1,12}["”’»)\]*_]{0,8}(?=\s)\s{0,40}|\n+|[。！？])/;

/** The first whole sentence of a text that goes on; undefined as long as it may not be over. */
export const firstSentence = (text: string): string | undefined => SENTENCE.exec(text)?.[0];

/** All of them, the last one also where it just breaks off. */
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

/** A reply that was cut by its length, up to its last whole sentence; all of it where it has none. */
export function wholePart(text: string): string {
  if (isWhole(text)) return text;
  const all = sentencesIn(text);
  const kept = all.slice(0, -1).join('').trimEnd();
  return kept || text;
}
