/** A message as it is read: words, and blanks that only its writer can fill. */
export type Piece = { kind: 'words'; text: string } | { kind: 'blank'; at: number; label: string };

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
    pieces.push({ kind: 'blank', at: before < 0 ? known.length - 1 : before, label: label || 'your words' });
    done = found.index + found[0].length;
  }
  if (done < message.length) pieces.push({ kind: 'words', text: message.slice(done) });
  return pieces;
}

/** The message with what was filled in; what is still open stays a blank. */
export function filled(message: string, values: readonly string[]): string {
  let text = '';
  let isEnded = true;
  for (const piece of piecesOf(message)) {
    let said = piece.kind === 'words' ? piece.text : (values[piece.at] ?? '').replace(/\s+/g, ' ').trim();
    if (piece.kind === 'blank' && said === '') said = `[${piece.label}]`;
    else if (piece.kind === 'blank' && isEnded) said = upper(said);
    // What ends with a sign of its own needs no second one.
    if (piece.kind === 'words' && /[.!?…]$/.test(text)) said = said.replace(/^[.?]/, '');
    text += said;
    isEnded = /(?:^|[.!?…]["”’)]*\s*)$/.test(text);
  }
  return text;
}

/** Blanks that are still open. */
export const openBlanks = (message: string, values: readonly string[]): number =>
  new Set(piecesOf(message).flatMap((piece) => (piece.kind === 'blank' && !values[piece.at]?.trim() ? [piece.at] : [])))
    .size;
