import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { hueOf } from '#contract/hues.ts';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconCalendar, IconFlag, IconListCheck } from '#web/kit/icons.ts';
import { isPast, whenIs } from '#web/relationships/dates/days.ts';
import css from './NextList.module.css';

const icons = { date: IconCalendar, promise: IconFlag, step: IconListCheck };
const FEW = 4;

/** What is due or was promised. Renders nothing if nothing is due or loading failed. */
export function NextList() {
  const [all, setAll] = useState(false);
  const next = useQuery(api.relationships.dates.next.queryOptions());
  const items = next.data ?? [];
  if (items.length === 0) return null;
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next" className="h3">
        Next
      </h2>
      <ul className={css.items}>
        {(all ? items : items.slice(0, FEW)).map(({ kind, id, relationshipId, personName, text, on }) => {
          const Icon = icons[kind];
          return (
            <li key={`${kind} ${id}`} className={css.item} data-hue={hueOf(relationshipId)}>
              <Icon size={18} aria-hidden="true" />
              <span className={css.text}>{text}</span>
              <Link to={href.relationship(relationshipId)}>{personName}</Link>
              {on && (
                <time dateTime={on} data-past={isPast(on) || undefined}>
                  {whenIs(on)}
                </time>
              )}
            </li>
          );
        })}
      </ul>
      {items.length > FEW && (
        <Button variant="subtle" size="compact" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </section>
  );
}
