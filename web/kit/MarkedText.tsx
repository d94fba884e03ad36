import css from './Tool.module.css';

type Mark = { from: number; to: number };

/** The text in pieces; marks that overlap are one. */
function piecesOf(text: string, marks: readonly Mark[]) {
  const pieces: { from: number; text: string; isMarked: boolean }[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ from: at, text: text.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const { from, to } of marks.toSorted((a, b) => a.from - b.from)) {
    add(from, false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return pieces;
}

/** Somebody's words, with those marked that a reading of them leans on. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return piecesOf(text, marks).map(({ from, text: piece, isMarked }) =>
    isMarked ? (
      <mark key={from} className={css.mark}>
        {piece}
      </mark>
    ) : (
      <span key={from}>{piece}</span>
    ),
  );
}
