import { useState } from 'react';
import type { PlanItem } from '#contract/relationship-plan.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { isPast, whenIs } from '#web/relationships/dates/days.ts';
import { PromiseForm } from '#web/relationships/dates/PromiseForm.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { Checklist } from '#web/relationships/plan/Checklist.tsx';
import { PartHead } from '#web/relationships/plan/PartHead.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './DatesCard.module.css';

type Props = { id: string; promises: readonly PlanItem[]; actions: PlanActions };

/** What one has promised, with or without a day for it. */
export function PromisesPart({ id, promises, actions: { change, remove, add, heard } }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <section className={css.part} aria-label="Promises">
      <PartHead title="Promises">
        <IconButton label="Add to Promises" onClick={() => setAdding(true)}>
          <IconPlus />
        </IconButton>
      </PartHead>
      {promises.length === 0 && !adding && (
        <p className="small dim">What you said you would do stays on your “Next” list until it is done.</p>
      )}
      <Checklist
        items={promises}
        onTick={({ id: itemId }, isDone) => change.mutate({ id, itemId, isDone })}
        onRemove={({ id: itemId }) => remove.mutate({ id, itemId })}
        detail={({ dueOn, isDone }) =>
          dueOn && (
            <time className={css.due} dateTime={dueOn} data-past={(!isDone && isPast(dueOn)) || undefined}>
              {whenIs(dueOn)}
            </time>
          )
        }
      />
      {adding && <PromiseForm id={id} add={add} onClose={() => setAdding(false)} />}
      <HeardCard heard={heard.promise} />
    </section>
  );
}
