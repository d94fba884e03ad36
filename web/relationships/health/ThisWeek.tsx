import { IconBolt, IconMoodSmile } from '#web/kit/icons.ts';
import css from './ThisWeek.module.css';

type ThisWeekProps = { conflicts: number; positive: number; label: string };

/** The last seven days; zero counts are left out. */
export function ThisWeek({ conflicts, positive, label }: ThisWeekProps) {
  if (conflicts === 0 && positive === 0) return null;
  return (
    <p className={css.week}>
      <span className={css.label}>{label}</span>
      {conflicts > 0 && (
        <span className={css.conflicts}>
          <IconBolt size={16} aria-hidden="true" />
          {conflicts} {conflicts === 1 ? 'conflict' : 'conflicts'}
        </span>
      )}
      {positive > 0 && (
        <span className={css.positive}>
          <IconMoodSmile size={16} aria-hidden="true" />
          {positive} positive
        </span>
      )}
    </p>
  );
}
