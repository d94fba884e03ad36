import { Link } from 'react-router';
import type { SafetyNote } from '#contract/chat.ts';
import { cardFor, linesFor } from '#contract/safety-card.ts';
import { paths } from '#web/app/paths.ts';
import { readCountry } from '#web/kit/safety/country.ts';
import { ResourceWays } from '#web/kit/safety/ResourceWays.tsx';
import css from './AfterCare.module.css';

/** The most helplines shown here; the help page has all of them. */
const IN_SIGHT = 2;

/** After something grave was said: helplines stay one press away. */
export function AfterCare({ note }: { note: SafetyNote | undefined }) {
  const country = readCountry();
  const { lines } = (note && cardFor(note, country)) ?? { lines: linesFor('any', country) };
  return (
    <section className={css.care} aria-label="People to turn to">
      <p className="small dim">
        If it gets hard again, day or night: <Link to={paths.support}>more helplines are here</Link>.
      </p>
      {lines.slice(0, IN_SIGHT).map((line) => (
        <div key={line.name} className={css.line}>
          <span className="caption">{line.name}</span>
          <ResourceWays resource={line} />
        </div>
      ))}
    </section>
  );
}
