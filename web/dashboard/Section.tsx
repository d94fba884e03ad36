import { type ReactNode, useId } from 'react';
import css from './Section.module.css';

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} className="h2">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
