import type { ReactNode } from 'react';
import css from './PartHead.module.css';

type Props = { title: string; note?: ReactNode; children?: ReactNode };

/** The title row of a part of a card, with its progress and actions. */
export function PartHead({ title, note, children }: Props) {
  return (
    <div className={css.head}>
      <h3 className={css.title}>{title}</h3>
      {note && <span className={css.note}>{note}</span>}
      <div className={css.actions}>{children}</div>
    </div>
  );
}
