import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportantDate } from '#contract/relationship-dates.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { dayOf, localDay } from '#web/kit/dates.ts';
import { IconBell, IconCalendar, IconPencil, IconPlus, IconX } from '#web/kit/icons.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { DateDialog, reminderWords } from '#web/relationships/dates/DateDialog.tsx';
import { whenIs } from '#web/relationships/dates/days.ts';
import { PromisesPart } from '#web/relationships/dates/PromisesPart.tsx';
import { HeardCard, useHeard } from '#web/relationships/HeardCard.tsx';
import { FoldingCard } from '#web/relationships/person/FoldingCard.tsx';
import { PartHead } from '#web/relationships/plan/PartHead.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './DatesCard.module.css';

type DateRowProps = { date: ImportantDate; onEdit: () => void; onRemove: () => void };

function DateRow({ date: { label, on, nextOn, remindDays }, onEdit, onRemove }: DateRowProps) {
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

function DatesPart({ id, personName }: { id: string; personName: string }) {
  const heard = useHeard();
  const [edited, setEdited] = useState<ImportantDate | 'new' | null>(null);
  const dates = useQuery(api.relationships.dates.list.queryOptions({ input: { id } }));
  const remove = useMutation(
    api.relationships.dates.remove.mutationOptions({ onError: tellFailure('The date couldn’t be removed') }),
  );
  const forget = async ({ id: dateId, label }: ImportantDate) => {
    const isMeant = await confirm({
      title: `Remove “${label}”?`,
      text: 'You won’t be reminded of it anymore.',
      action: 'Remove date',
    });
    if (isMeant) remove.mutate({ id, dateId });
  };
  return (
    <section className={css.part} aria-label="Important Dates">
      <PartHead title="Important Dates">
        <IconButton label="Add to Important Dates" onClick={() => setEdited('new')}>
          <IconPlus />
        </IconButton>
      </PartHead>
      {dates.isError && (
        <Failed
          title="The dates couldn’t be loaded"
          text={refusalOf(dates.error).message}
          retrying={dates.isFetching}
          onRetry={() => void dates.refetch()}
        />
      )}
      {dates.data?.length === 0 && (
        <p className="small dim">Birthdays, anniversaries, hard days: Mallama reminds you the day before.</p>
      )}
      {dates.data && dates.data.length > 0 && (
        <ul className={css.dates}>
          {dates.data.map((date) => (
            <DateRow key={date.id} date={date} onEdit={() => setEdited(date)} onRemove={() => void forget(date)} />
          ))}
        </ul>
      )}
      <HeardCard heard={heard} />
      {edited && (
        <DateDialog
          id={id}
          personName={personName}
          date={edited === 'new' ? null : edited}
          onSaved={heard.hear}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

type Props = { relationship: Relationship; actions: PlanActions };

export function DatesCard({ relationship: { id, personName }, actions }: Props) {
  return (
    <FoldingCard title="Dates & Promises" holds="Important Dates, Promises" isOpen>
      <DatesPart id={id} personName={personName} />
      <PromisesPart id={id} promises={actions.plan.data?.promises ?? []} actions={actions} />
    </FoldingCard>
  );
}
