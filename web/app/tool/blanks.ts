/** Only its writer can fill it; `words` are theirs already, and wait to be put the way they would say them. */
type Blank = { kind: 'blank'; at: number; label: string; words?: string; isOptional: boolean };
/** What was filled in; null where nothing was touched yet. */
export type Values = readonly (string | null)[];
/** A message as it is read. */
type Piece = { kind: 'words'; text: string } | Blank;

const BLANK = /\[([^\]\n]{1,200})\]|_{3,}/g;
const upper = (words: string) => words.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());

export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  const known: string[] = [];
  let done = 0;
  for (const found of message.matchAll(BLANK)) {
    if (found.index > done) pieces.push({ kind: 'words', text: message.slice(done, found.index) });
    // The same blank twice is filled once.
    const label = found[1]?.trim();
    const before = label ? known.indexOf(label) : -1;
    if (before < 0) known.push(label ?? '');
    const words = /^“([^”]+)”/.exec(label ?? '')?.[1];
    pieces.push({
      ...{ kind: 'blank' as const, at: before < 0 ? known.length - 1 : before, label: label || 'your words' },
      ...(words && { words }),
      isOptional: /, if you want to say it$/.test(label ?? ''),
    });
    done = found.index + found[0].length;
  }
  if (done < message.length) pieces.push({ kind: 'words', text: message.slice(done) });
  return pieces;
}

/** Nothing was said of it yet. What may be left out is not open once it is empty. */
function isOpen({ at, isOptional }: Blank, values: Values) {
  const value = values[at] ?? null;
  return value === null || !(isOptional || value.trim());
}

/** The message with what was filled in; what is still open stays a blank. */
export function filled(message: string, values: Values): string {
  let text = '';
  let isEnded = true;
  for (const piece of piecesOf(message)) {
    let said = piece.kind === 'words' ? piece.text : (values[piece.at] ?? '').replace(/\s+/g, ' ').trim();
    if (piece.kind === 'blank' && isOpen(piece, values)) said = `[${piece.label}]`;
    else if (piece.kind === 'blank' && isEnded) said = upper(said);
    // What ends with a sign of its own needs no second one, and what was left out needs no space.
    if (piece.kind === 'words' && /[.!?…]\s*$/.test(text)) said = said.replace(/^[.?]/, '');
    if (/\s$/.test(text)) said = said.trimStart();
    text += said;
    isEnded = /(?:^|[.!?…]["”’)]*\s*)$/.test(text);
  }
  return text.trim();
}

/** Blanks that are still open. */
export const openBlanks = (message: string, values: Values): number =>
  new Set(piecesOf(message).flatMap((piece) => (piece.kind === 'blank' && isOpen(piece, values) ? [piece.at] : [])))
    .size;
