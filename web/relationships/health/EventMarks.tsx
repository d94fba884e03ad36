import type { Trend } from '#contract/relationship-check-ins.ts';
import { archPath } from '#web/kit/figure/arch.tsx';
import css from './HealthTrend.module.css';

type Props = { events: Trend['events']; xAt: (at: string) => number; ground: number };

/** Good moments stand under the line as arches, conflicts as points, each kind in a row of its own. */
export function EventMarks({ events, xAt, ground }: Props) {
  return events.map(({ id, kind, at }) =>
    kind === 'good_moment' ? (
      <path key={id} d={archPath(xAt(at) - 4, 8, 9, ground + 14)} className={css.good} />
    ) : (
      <path key={id} d={`M${xAt(at) - 5} ${ground + 18}h10l-5 9z`} className={css.conflict} />
    ),
  );
}
