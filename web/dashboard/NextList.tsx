import { Link } from 'react-router';
import { hueOf } from '#contract/hues.ts';
import type { NextItem } from '#contract/relationship-dates.ts';
import { href } from '#web/app/paths.ts';
import { dayOf, localDay } from '#web/kit/dates.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from './NextList.module.css';

const SHOWN = 3;

/** Upcoming dates and promises. */
export function NextList({ items }: { items: readonly NextItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label="Next" className={css.next}>
      <h3 className="h3">Next</h3>
      <ul className={css.items}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={`${item.kind} ${item.id}`} className={css.item}>
            <Avatar name={item.personName} hue={hueOf(item.relationshipId)} size={32} />
            <Link to={href.relationship(item.relationshipId)} className={css.link}>
              <span className={css.text}>{item.text}</span>
              <span className="small dim">
                {item.personName}
                {item.on && `, ${dayOf(localDay(item.on).toISOString())}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
