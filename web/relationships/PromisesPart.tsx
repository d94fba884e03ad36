import { useState } from 'react';
import type { PlanItem } from '#contract/relationship-plan.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Checklist } from '#web/relationships/Checklist.tsx';
import { isPast, whenIs } from '#web/relationships/days.ts';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { PartHead } from '#web/relationships/PartHead.tsx';
import { PromiseForm } from '#web/relationships/PromiseForm.tsx';
import type { PlanActions } from '#web/relationships/usePlan.ts';
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
