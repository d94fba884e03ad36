import type { Resource } from '#contract/resources.ts';
import { ResourceWays } from '#web/kit/safety/ResourceWays.tsx';
import css from './ResourceLine.module.css';

/** One helpline, with every way to reach it. */
export function ResourceLine({ resource }: { resource: Resource }) {
  const { name, note } = resource;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <ResourceWays resource={resource} />
    </li>
  );
}
