/** A blank for the writer to fill in. `words` are taken from the writer, and wait to be accepted or changed. */
type Blank = { kind: 'blank'; at: number; label: string; words?: string; isOptional: boolean };
/** The filled-in values; null for blanks that were not touched. */
export type Values = readonly (string | null)[];
/** A piece of a message. */
type Piece = { kind: 'words'; text: string } | Blank;

const BLANK = /\[([^\]\n]{1,200})\]|_{3,}/g;
const upper = (words: string) => words.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());

export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  const known: string[] = [];
  let done = 0;
  for (const found of message.matchAll(BLANK)) {
    if (found.index > done) pieces.push({ kind: 'words', text: message.slice(done, found.index) });
    // Blanks with the same label are filled in once.
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

/** Whether it still has to be filled in. An optional blank may be left empty. */
function isOpen({ at, isOptional }: Blank, values: Values) {
  const value = values[at] ?? null;
  return value === null || !(isOptional || value.trim());
}

/** The message with its values; open blanks stay blanks. */
export function filled(message: string, values: Values): string {
  let text = '';
  let isEnded = true;
  for (const piece of piecesOf(message)) {
    let said = piece.kind === 'words' ? piece.text : (values[piece.at] ?? '').replace(/\s+/g, ' ').trim();
    if (piece.kind === 'blank' && isOpen(piece, values)) said = `[${piece.label}]`;
    else if (piece.kind === 'blank' && isEnded) said = upper(said);
    // Avoids a second punctuation mark after a value, and a space for an empty one.
    if (piece.kind === 'words' && /[.!?…]\s*$/.test(text)) said = said.replace(/^[.?]/, '');
    if (/\s$/.test(text)) said = said.trimStart();
    text += said;
    isEnded = /(?:^|[.!?…]["”’)]*\s*)$/.test(text);
  }
  return text.trim();
}

export const openBlanks = (message: string, values: Values): number =>
  new Set(piecesOf(message).flatMap((piece) => (piece.kind === 'blank' && isOpen(piece, values) ? [piece.at] : [])))
    .size;
