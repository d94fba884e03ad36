import type { FormEvent } from 'react';
import { useState } from 'react';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import type { PlanItem } from '#contract/relationship-plan.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { isPast, whenIs } from '#web/relationships/dates/days.ts';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { Checklist } from '#web/relationships/plan/Checklist.tsx';
import { PartHead } from '#web/relationships/plan/PartHead.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './DatesCard.module.css';

type Form = { text: string; dueOn: string };
type PromiseFormProps = { id: string; add: PlanActions['add']; onClose: () => void };

const blank: Form = { text: '', dueOn: '' };

function PromiseForm({ id, add, onClose }: PromiseFormProps) {
  const draft = useDraft<Form>(`relationships/${id}/promise`);
  const form = draft.value ?? blank;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = form.text.trim();
    if (text === '') return onClose();
    add.mutate({ id, kind: 'promise', text, dueOn: form.dueOn || null }, { onSuccess: leave });
  };
  const leave = () => {
    draft.drop();
    onClose();
  };
  return (
    <form className={css.part} onSubmit={save}>
      <div className={css.form}>
        <TextField
          label="What did you promise?"
          autoComplete="off"
          autoFocus
          limit={LONGEST_ITEM}
          value={form.text}
          onValue={(text) => draft.keep({ ...form, text })}
        />
        <TextField
          label="By when (optional)"
          type="date"
          value={form.dueOn}
          onValue={(dueOn) => draft.keep({ ...form, dueOn })}
        />
      </div>
      <div className={css.buttons}>
        <Button size="compact" onClick={leave}>
          Cancel
        </Button>
        <Button size="compact" variant="light" type="submit" loading={add.isPending}>
          Add promise
        </Button>
      </div>
    </form>
  );
}

type Props = { id: string; promises: readonly PlanItem[]; actions: PlanActions };

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
