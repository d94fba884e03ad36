import { beforeVerb, contractions } from '#server/coach/language/contractions.ts';
import { lemma } from '#server/coach/language/lemma.ts';
import type { Plain } from '#server/coach/language/normalise.ts';
import { spelled } from '#server/coach/language/spelling.ts';
import { verbs } from '#server/coach/language/verbs.ts';

export type Token = {
  /** The mended lower-case word, or the mark itself. A short form gives several words with one place. */
  word: string;
  lemma: string;
  kind: 'word' | 'number' | 'mark' | 'emoji';
  /** Where it stands in the original. */
  from: number;
  to: number;
  /** WRITTEN LIKE THIS. */
  loud: boolean;
};

const PIECE =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\p{L}\p{M}*(?:[\p{L}\p{M}\p{N}]|[''](?=\p{L})|[@$!*|](?=[\p{L}\p{N}]*\p{L}))*|\p{N}+(?:[.,:]\p{N}+)*(?:\p{L}[\p{L}\p{N}]*)?|\p{Extended_Pictographic}|\.{2,}|[^\s]/gu;
const MARKS_TAKEN = /^[^\p{L}\p{N}]/u;

function kindOf(piece: string): Token['kind'] {
  if (/^\p{N}[\p{N}.,:]*$/u.test(piece)) return 'number';
  if (/\p{Extended_Pictographic}/u.test(piece)) return 'emoji';
  return MARKS_TAKEN.test(piece) ? 'mark' : 'word';
}

type Found = { piece: string; from: number; to: number };

/** "i w a n t": the first letter is a word of its own. */
function spellsVerb(pieces: Found[]): boolean {
  const end = pieces.findIndex(({ piece }) => !/^\p{L}$/u.test(piece));
  return verbs.has(
    pieces
      .slice(0, end < 0 ? undefined : end)
      .map(({ piece }) => piece.toLowerCase())
      .join(''),
  );
}

/** s p e l l e d  o u t: three and more single letters in a row are one word. */
function joined(pieces: Found[]): Found[] {
  const out: Found[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const free = /^i$/i.test(pieces[i]?.piece ?? '') && spellsVerb(pieces.slice(i + 1));
    let end = i;
    while (/^\p{L}$/u.test(pieces[end]?.piece ?? '')) end++;
    const run = pieces.slice(i, end);
    const [first, last] = [run[0], run.at(-1)];
    if (run.length > 2 && first && last && !free) {
      out.push({ piece: run.map(({ piece }) => piece).join(''), from: first.from, to: last.to });
      i = end - 1;
    } else if (pieces[i]) out.push(pieces[i] as Found);
  }
  return out;
}

function words(piece: string, next: string): readonly string[] {
  const low = piece.toLowerCase();
  const early = beforeVerb.get(low);
  if (early && verbs.has(spelled(next)) && low !== 'well') return early;
  const long = contractions.get(low);
  if (long) return long;
  const mended = spelled(piece);
  const again = contractions.get(mended);
  if (again) return again;
  if (mended.includes(' ')) return mended.split(' ');
  return mended.endsWith("'s") ? [mended.slice(0, -2), "'s"] : [mended.replace(/'$/, '')];
}

export function tokens(plain: Plain): Token[] {
  const pieces = joined(
    [...plain.text.matchAll(PIECE)].map(({ 0: piece, index }) => ({ piece, from: index, to: index + piece.length })),
  );
  return pieces.flatMap(({ piece, from, to }, i) => {
    const kind = kindOf(piece);
    const place = { kind, from: plain.from(from), to: plain.to(to - 1), loud: /^\p{Lu}{2,}$/u.test(piece) };
    if (kind !== 'word') return [{ word: piece, lemma: piece, ...place }];
    return words(piece, pieces[i + 1]?.piece ?? '').map((word) => ({ word, lemma: lemma(word), ...place }));
  });
}
