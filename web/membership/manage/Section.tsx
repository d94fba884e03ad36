import { type ReactNode, useId } from 'react';
import css from './Section.module.css';

type SectionProps = { title: string; text?: ReactNode; children: ReactNode };

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.about}>
        <h2 id={id} className="h3">
          {title}
        </h2>
        {text && <p className="small dim">{text}</p>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
