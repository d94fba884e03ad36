import type { Entry, JournalReading } from '#contract/journal.ts';
import { label } from '#web/journal/days.ts';
import css from './EntryDialog.module.css';

type Props = { insights: NonNullable<Entry['aiInsights']>; entryId: string; onOpen: (id: string) => void };

/** What recurs, and the entries it was counted in. */
export function EntrySources({ insights: { emotionalPattern, sources }, entryId, onOpen }: Props) {
  return (
    <section className={css.sources} aria-label="What comes up again">
      <p>{emotionalPattern}</p>
      <ul>
        {sources.map(({ id, title, on }) => (
          <li key={id}>
            {id === entryId ? (
              'This entry'
            ) : (
              <button type="button" className={css.source} onClick={() => onOpen(id)}>
                {label(on, { month: 'short', day: 'numeric' })}: {title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuoteProps = { quoted: JournalReading['quotes'][number]; onOpen: (id: string) => void };

/** A quotation with a link to its entry. */
export const EntryQuote = ({ quoted: { quote, id, title, on }, onOpen }: QuoteProps) => (
  <>
    “{quote}”{' '}
    <button type="button" className={css.source} onClick={() => onOpen(id)}>
      {label(on, { month: 'short', day: 'numeric' })}: {title}
    </button>
  </>
);
