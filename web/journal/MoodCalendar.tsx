import { useState } from 'react';
import { dayAfter } from '#contract/progress-scores.ts';
import { today } from '#web/app/timeZone.ts';
import { label } from '#web/journal/days.ts';
import { useMoods } from '#web/journal/useMoods.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import { moods } from '#web/kit/mood/moods.ts';
import css from './JournalTools.module.css';

const YEAR = 366;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The days of a month, with blanks before the first. */
function daysOf(month: string): (string | null)[] {
  const blanks = new Date(`${month}T00:00:00Z`).getUTCDay();
  const days = Array.from({ length: 31 }, (_, at) => dayAfter(month, at)).filter((day) => monthOf(day) === month);
  return [...Array<null>(blanks).fill(null), ...days];
}

/** The moods of a month. A day with entries links to them. */
export function MoodCalendar({ onDay }: { onDay: (day: string) => void }) {
  const [month, setMonth] = useState(() => monthOf(today()));
  const { data } = useMoods(YEAR);
  const on = new Map(data?.days.map((day) => [day.on, day]));
  const first = data ? monthOf(data.from) : month;
  return (
    <section aria-label="Calendar" className={css.calendar}>
      <div className={css.month}>
        <Button size="compact" disabled={month <= first} onClick={() => setMonth(monthOf(dayAfter(month, -1)))}>
          Earlier
        </Button>
        <h2 className="h3" aria-live="polite">
          {label(month, { month: 'long', year: 'numeric' })}
        </h2>
        <Button
          size="compact"
          disabled={month >= monthOf(today())}
          onClick={() => setMonth(monthOf(dayAfter(month, 31)))}
        >
          Later
        </Button>
      </div>
      <ul className={css.days}>
        {WEEKDAYS.map((name) => (
          <li key={name} aria-hidden="true" className="caption faint">
            {name}
          </li>
        ))}
        {daysOf(month).map((day, at) => {
          const had = day ? on.get(day) : undefined;
          if (!day || !had)
            return (
              <li key={day ?? `blank ${at}`} className={css.day}>
                {day && <span className="faint">{Number(day.slice(8))}</span>}
              </li>
            );
          const mood = moods.find(({ id }) => id === had.mood)?.label.toLowerCase();
          const words = `${label(day, { month: 'long', day: 'numeric' })}: ${had.entries} ${had.entries === 1 ? 'entry' : 'entries'}, ${mood}`;
          return (
            <li key={day} className={css.day}>
              <button type="button" className={css.has} aria-label={words} onClick={() => onDay(day)}>
                {Number(day.slice(8))}
                <MoodArch mood={had.mood} size={17} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
