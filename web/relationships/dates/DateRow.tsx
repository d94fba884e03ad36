import type { ImportantDate } from '#contract/relationship-dates.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { dayOf, localDay } from '#web/kit/dates.ts';
import { IconBell, IconCalendar, IconPencil, IconX } from '#web/kit/icons.ts';
import { whenIs } from '#web/relationships/dates/days.ts';
import { reminderWords } from '#web/relationships/dates/reminders.ts';
import css from './DatesCard.module.css';

type Props = { date: ImportantDate; onEdit: () => void; onRemove: () => void };

export function DateRow({ date: { label, on, nextOn, remindDays }, onEdit, onRemove }: Props) {
  const next = nextOn ?? on;
  const day = dayOf(localDay(next).toISOString());
  const when = nextOn ? whenIs(nextOn) : 'Over';
  const Icon = remindDays === null ? IconCalendar : IconBell;
  return (
    <li className={css.date}>
      <Icon size={18} aria-hidden="true" />
      <span className={css.label}>{label}</span>
      <span className={css.when}>
        <time dateTime={next}>{day}</time>
        {when !== day && `, ${when.toLowerCase()}`}
        <span className="visually-hidden">. {reminderWords(remindDays)}</span>
      </span>
      <span className={css.actions}>
        <IconButton label={`Edit “${label}”`} onClick={onEdit}>
          <IconPencil />
        </IconButton>
        <IconButton label={`Remove “${label}”`} onClick={onRemove}>
          <IconX />
        </IconButton>
      </span>
    </li>
  );
}
