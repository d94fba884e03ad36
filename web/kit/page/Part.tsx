import type { ReactNode } from 'react';
import { Card } from '#web/kit/card/Card.tsx';
import css from './KitPage.module.css';

/** A group of components on the kit page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={css.stack} aria-label={title}>
      <h2 className="h3">{title}</h2>
      {children}
    </Card>
  );
}
