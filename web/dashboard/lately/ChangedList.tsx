import { Link } from 'react-router';
import type { Change } from '#contract/dashboard-week.ts';
import { hueOf } from '#contract/hues.ts';
import { href } from '#web/app/paths.ts';
import { changeWords } from '#web/dashboard/lately/changeWords.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from '../NextList.module.css';

/** People whose score changed in the last days, and what was logged. */
export function ChangedList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="What changed" className={css.next}>
      <h3 className="h3">What changed</h3>
      <ul className={css.items}>
        {changes.map((change) => {
          const { text, receipt } = changeWords(change);
          return (
            <li key={change.relationshipId} className={css.item}>
              <Avatar name={change.personName} hue={hueOf(change.relationshipId)} size={32} />
              <Link to={href.relationship(change.relationshipId)} className={css.link}>
                <span className={css.text}>{text}</span>
                <span className="small dim">{receipt}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
