import { Link } from 'react-router';
import type { Quote } from '#contract/patterns.ts';
import { dayWords } from '#web/progress/inputWords.ts';
import css from './PatternsSection.module.css';

/** Which days are part of a pattern, for its owner to change. */
export type Ticks = { isPart: (on: string) => boolean; isLast: boolean; onPart: (on: string, isPart: boolean) => void };
type Props = { title: string; quotes: readonly Quote[]; ticks?: Ticks };

/** The member's own sentences, each a link to its source. Renders nothing without any. */
export function Quotes({ title, quotes, ticks }: Props) {
  if (quotes.length === 0) return null;
  return (
    <div>
      <p className={css.part}>{title}</p>
      <ul className={css.quotes}>
        {quotes.map(({ text, on, path }) => (
          <li key={`${on} ${text}`} className={ticks && css.ticked}>
            {ticks && (
              <input
                type="checkbox"
                aria-label={`${dayWords(on)} is part of it`}
                checked={ticks.isPart(on)}
                disabled={ticks.isLast && ticks.isPart(on)}
                onChange={(event) => ticks.onPart(on, event.target.checked)}
              />
            )}
            <span>
              <Link to={path}>{dayWords(on)}</Link> <q>{text}</q>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
