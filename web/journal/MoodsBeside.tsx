import type { MoodBeside } from '#contract/journal.ts';
import { moodAt } from '#contract/journal-moods.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import { moods } from '#web/kit/mood/moods.ts';
import css from './MoodCard.module.css';

const TIMES: Record<string, string> = {
  morning: 'Written in the morning',
  afternoon: 'Written in the afternoon',
  evening: 'Written in the evening',
  night: 'Written at night',
};

const EVENTS: Record<string, string> = {
  check_in: 'On days with a check-in',
  good_moment: 'On days with a good moment',
  conflict: 'On days with a conflict',
};

/** The average mood of entries by topic, with their number, and without an interpretation. */
export function MoodsBeside({ beside, people }: { beside: readonly MoodBeside[]; people: readonly Person[] }) {
  const nameOf = ({ kind, name }: MoodBeside) => {
    if (kind === 'time') return TIMES[name];
    if (kind === 'event') return EVENTS[name];
    return kind === 'tag' ? `Tagged ${name}` : people.find(({ id }) => id === name)?.name;
  };
  const rows = beside.flatMap((one) => {
    const name = nameOf(one);
    return name ? [{ ...one, name }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <div className={css.beside}>
      <h3 className={css.besideTitle}>Average mood by what your entries are about</h3>
      <ul className={css.rows}>
        {rows.map(({ kind, name, entries, average }) => {
          const mood = moodAt(average);
          return (
            <li key={`${kind} ${name}`} className={css.row}>
              <MoodArch mood={mood} size={22} />
              <span>
                {name}: {moods.find(({ id }) => id === mood)?.label.toLowerCase()}{' '}
                <span className={css.count}>({entries} entries)</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
