import { Link } from 'react-router';
import type { Quote } from '#contract/patterns.ts';
import { dayWords } from '#web/progress/inputWords.ts';
import css from './PatternsSection.module.css';

/** The member's own sentences, each a link to its source. Renders nothing without any. */
export function Quotes({ title, quotes }: { title: string; quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null;
  return (
    <div>
      <p className={css.part}>{title}</p>
      <ul className={css.quotes}>
        {quotes.map(({ text, on, path }) => (
          <li key={`${on} ${text}`}>
            <Link to={path}>{dayWords(on)}</Link> <q>{text}</q>
          </li>
        ))}
      </ul>
    </div>
  );
}
