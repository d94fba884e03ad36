import type { FormEvent } from 'react';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './DatesCard.module.css';

type Form = { text: string; dueOn: string };
type Props = { id: string; add: PlanActions['add']; onClose: () => void };

const blank: Form = { text: '', dueOn: '' };

export function PromiseForm({ id, add, onClose }: Props) {
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
