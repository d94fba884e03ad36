import type { Trend } from '#contract/relationship-check-ins.ts';
import { dayOf } from '#web/kit/dates.ts';
import { archPath } from '#web/kit/figure/arch.tsx';
import css from './HealthTrend.module.css';

/** What the marks mean and how many there are; for readers also on which days. */
export function TrendLegend({ events }: { events: Trend['events'] }) {
  if (events.length === 0) return null;
  const of = (kind: 'good_moment' | 'conflict') => events.filter((event) => event.kind === kind);
  const days = (list: Trend['events']) => list.map(({ at }) => dayOf(at)).join(', ');
  const [good, conflicts] = [of('good_moment'), of('conflict')];
  return (
    <div className={css.legend}>
      {good.length > 0 && (
        <span>
          <svg viewBox="0 0 8 9" width="9" height="10" aria-hidden="true">
            <path d={archPath(0, 8, 9, 9)} className={css.good} />
          </svg>
          {good.length === 1 ? '1 good moment' : `${good.length} good moments`}
          <span className="visually-hidden">: {days(good)}</span>
        </span>
      )}
      {conflicts.length > 0 && (
        <span>
          <svg viewBox="0 0 10 9" width="10" height="9" aria-hidden="true">
            <path d="M0 0h10l-5 9z" className={css.conflict} />
          </svg>
          {conflicts.length === 1 ? '1 conflict' : `${conflicts.length} conflicts`}
          <span className="visually-hidden">: {days(conflicts)}</span>
        </span>
      )}
    </div>
  );
}
