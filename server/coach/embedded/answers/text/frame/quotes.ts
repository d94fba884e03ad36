/** Words in quotation marks, without the marks. */
export type Span = { from: number; to: number };

const PAIRS =
  /“[^“”]+”|"[^"“”]+"|«[^«»]+»|(?<=^|[\s(:])['‘](?=[\p{L}\p{N}])[^\n'’]*(?:['’](?=\p{L})[^\n'’]*)*['’](?=$|[\s.,;:!?)])/gu;
const OPENED = /(?<=^|[\s(:])["“](?=\S)/gu;
const SHORTEST = 1;

/** What stands in quotation marks; what is opened and never closed goes on to the end. */
export function quotesIn(text: string): Span[] {
  const closed = [...text.matchAll(PAIRS)].map(
    ({ 0: said, index }): Span => ({ from: index + 1, to: index + said.length - 1 }),
  );
  const last = closed.at(-1)?.to ?? -1;
  const opened = [...text.matchAll(OPENED)].find(({ index }) => index > last);
  const all = opened ? [...closed, { from: opened.index + 1, to: text.trimEnd().length }] : closed;
  return all.filter(({ from, to }) => text.slice(from, to).trim().length >= SHORTEST);
}
