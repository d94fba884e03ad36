import { Fragment } from 'react';
import { piecesOf, type Values } from '#web/app/tool/blanks.ts';
import css from './MessageBlanks.module.css';

type Props = { message: string; values: Values; onValues: (values: Values) => void };

const ENDS = /^[.,;:!?]+/;

/** A message with its blanks as input fields in the text. */
export function MessageBlanks({ message, values, onValues }: Props) {
  const set = (at: number, value: string) => {
    const next = Array.from({ length: Math.max(values.length, at + 1) }, (_, place) => values[place] ?? null);
    next[at] = value;
    onValues(next);
  };
  const pieces = piecesOf(message);
  /** What ends a sentence stays beside the blank before it. */
  const endAfter = (key: number) => {
    const [blank, next] = [pieces[key], pieces[key + 1]];
    return blank?.kind === 'blank' && next?.kind === 'words' ? (ENDS.exec(next.text)?.[0] ?? '') : '';
  };
  return (
    <p className={css.message}>
      {pieces.map((piece, key) =>
        piece.kind === 'words' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message do not move.
          <Fragment key={key}>{piece.text.slice(endAfter(key - 1).length)}</Fragment>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={key} className={css.held}>
            <input
              className={css.blank}
              aria-label={`Fill in: ${piece.label}`}
              placeholder={piece.label}
              maxLength={500}
              autoComplete="off"
              size={Math.min(30, Math.max(8, (values[piece.at] ?? piece.words ?? piece.label).length))}
              value={values[piece.at] ?? piece.words ?? ''}
              // Focusing a blank that holds suggested words accepts them.
              onFocus={() => piece.words && (values[piece.at] ?? null) === null && set(piece.at, piece.words)}
              onChange={({ target }) => set(piece.at, target.value)}
            />
            {endAfter(key)}
          </span>
        ),
      )}
    </p>
  );
}
