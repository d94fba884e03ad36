import { MoodFace } from '#web/kit/mood/MoodFace.tsx';
import { type Mood, moods } from '#web/kit/mood/moods.ts';
import css from './MoodChart.module.css';

export type MoodDay = {
  /** Unique, an ISO date. */
  date: string;
  /** Under the arch: "18". */
  short: string;
  /** Read out: "Wednesday, November 18". */
  long: string;
  mood: Mood | null;
};

/** One arch per day, high and warm or low and cool; a dot for a day without an entry. */
export function MoodChart({ label, days }: { label: string; days: readonly MoodDay[] }) {
  return (
    <ol className={css.days} aria-label={label}>
      {days.map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </ol>
  );
}

function Day({ short, long, mood }: MoodDay) {
  const found = moods.find(({ id }) => id === mood);
  return (
    <li className={css.day}>
      <span className="visually-hidden">
        {long}: {found?.label ?? 'no entry'}
      </span>
      <span aria-hidden="true" className={css.place}>
        {mood && found ? (
          <span className={css.arch} data-mood={mood} data-level={found.level}>
            <svg viewBox="8 0 24 34" width="26" height="37" aria-hidden="true">
              <MoodFace mood={mood} />
            </svg>
          </span>
        ) : (
          <span className={css.dot} />
        )}
      </span>
      <span aria-hidden="true" className={css.date}>
        {short}
      </span>
    </li>
  );
}
