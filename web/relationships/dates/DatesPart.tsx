import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportantDate } from '#contract/relationship-dates.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { DateDialog } from '#web/relationships/dates/DateDialog.tsx';
import { DateRow } from '#web/relationships/dates/DateRow.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { PartHead } from '#web/relationships/plan/PartHead.tsx';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import { useHeard } from '#web/relationships/useHeard.ts';
import css from './DatesCard.module.css';

/** Birthdays and the like, the next one first. */
export function DatesPart({ id, personName }: { id: string; personName: string }) {
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
