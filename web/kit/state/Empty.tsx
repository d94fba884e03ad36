import type { ReactNode } from 'react';
import { EmptyFigure, type EmptyFigureName } from '#web/kit/state/EmptyFigure.tsx';
import css from './Empty.module.css';

type EmptyProps = {
  figure?: EmptyFigureName;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
};

export function Empty({ figure = 'other', title, text, action, as: Heading = 'h2' }: EmptyProps) {
  return (
    <div className={css.empty}>
      <EmptyFigure name={figure} />
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
