import { type ReactNode, useId } from 'react';
import { Card } from '#web/kit/card/Card.tsx';
import css from './Panels.module.css';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={css.panel}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {children}
    </Card>
  );
}
