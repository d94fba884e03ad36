import { patternOf } from '#server/reading/pattern.ts';
import { beforeVerb, contractions } from '#server/reading/words/contractions.ts';
import { lemma } from '#server/reading/words/lemma.ts';
import type { Plain } from '#server/reading/words/normalise.ts';
import { spelled } from '#server/reading/words/spelling.ts';
import { verbs } from '#server/reading/words/verbs.ts';

export type Token = {
  /** The corrected lower-case word, or the punctuation mark. A contraction gives several words at one position. */
  word: string;
  lemma: string;
  kind: 'word' | 'number' | 'mark' | 'emoji';
  from: number;
  to: number;
};

const PIECE = patternOf(
  'gu',
  String.raw`https?:\/\/\S+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}|\p{L}\p{M}*(?:[\p{L}\p{M}\p{N}]|[''](?=\p{L})`,
  String.raw`|[@$!*|](?=[\p{L}\p{N}]*\p{L}))*|\p{N}+(?:[.,:]\p{N}+)*(?:\p{L}[\p{L}\p{N}]*)?|\p{Extended_Pictographic}`,
  String.raw`|\.{2,}|[^\s]`,
);
const MARKS_TAKEN = /^[^\p{L}\p{N}]/u;

function kindOf(piece: string): Token['kind'] {
  if (/^\p{N}[\p{N}.,:]*$/u.test(piece)) return 'number';
  if (/\p{Extended_Pictographic}/u.test(piece)) return 'emoji';
  return MARKS_TAKEN.test(piece) ? 'mark' : 'word';
}

/** What a piece of text means independent of its context. */
type Known = {
  kind: Token['kind'];
  single: boolean;
  words: readonly Pick<Token, 'word' | 'lemma'>[];
  /** What it stands for before a verb. */
  early?: readonly Pick<Token, 'word' | 'lemma'>[];
};

type Found = { piece: string; known: Known; from: number; to: number };

/** "i w a n t": the first letter is a word of its own. */
function spellsVerb(pieces: Found[]): boolean {
  const end = pieces.findIndex(({ known }) => !known.single);
  return verbs.has(
    pieces
      .slice(0, end < 0 ? undefined : end)
      .map(({ piece }) => piece.toLowerCase())
      .join(''),
  );
}

/** Three or more single letters in a row are one word: s p e l l e d. */
function joined(pieces: Found[]): Found[] {
  const out: Found[] = [];
  for (let i = 0; i < pieces.length; i++) {
    let end = i;
    while (pieces[end]?.known.single) end++;
    const run = pieces.slice(i, end);
    const [first, last] = [run[0], run.at(-1)];
    const free = run.length > 2 && /^i$/i.test(first?.piece ?? '') && spellsVerb(pieces.slice(i + 1));
    if (run.length > 2 && first && last && !free) {
      const piece = run.map(({ piece }) => piece).join('');
      out.push({ piece, known: knownOf(piece), from: first.from, to: last.to });
      i = end - 1;
    } else if (pieces[i]) out.push(pieces[i] as Found);
  }
  return out;
}

function words(piece: string): readonly string[] {
  const low = piece.toLowerCase();
  const long = contractions.get(low);
  if (long) return long;
  const mended = spelled(piece);
  const again = contractions.get(mended);
  if (again) return again;
  if (mended.includes(' ')) return mended.split(' ');
  return mended.endsWith("'s") ? [mended.slice(0, -2), "'s"] : [mended.replace(/'$/, '')];
}

const withLemmas = (all: readonly string[]) => all.map((word) => ({ word, lemma: lemma(word) }));

function learned(piece: string): Known {
  const kind = kindOf(piece);
  const shape = { kind, single: /^\p{L}$/u.test(piece) };
  if (kind !== 'word') return { ...shape, words: [{ word: piece, lemma: piece }] };
  const low = piece.toLowerCase();
  const early = low === 'well' ? undefined : beforeVerb.get(low);
  return { ...shape, words: withLemmas(words(piece)), ...(early ? { early: withLemmas(early) } : {}) };
}

/** A bounded cache; long pieces are rarely met again. */
const met = new Map<string, Known>();
const MOST_MET = 4000;
const LONGEST_MET = 24;

function knownOf(piece: string): Known {
  const before = met.get(piece);
  if (before) return before;
  const known = learned(piece);
  if (met.size >= MOST_MET) met.clear();
  if (piece.length <= LONGEST_MET) met.set(piece, known);
  return known;
}

export function tokens(plain: Plain): Token[] {
  const pieces = joined(
    [...plain.text.matchAll(PIECE)].map(({ 0: piece, index }) => ({
      piece,
      known: knownOf(piece),
      from: index,
      to: index + piece.length,
    })),
  );
  return pieces.flatMap(({ known: { kind, words, early }, from, to }, i) => {
    const place = { from: plain.from(from), to: plain.to(to - 1) };
    const said = early && verbs.has(spelled(pieces[i + 1]?.piece ?? '')) ? early : words;
    return said.map(({ word, lemma }) => ({ word, lemma, kind, ...place }));
  });
}
