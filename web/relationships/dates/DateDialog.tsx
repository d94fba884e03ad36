import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ImportantDate } from '#contract/relationship-dates.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { timeZone } from '#web/app/timeZone.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import type { Heard } from '#web/relationships/HeardCard.tsx';

const DAYS = [0, 1, 3, 7, 14, 30];

export function reminderWords(days: number | null): string {
  if (days === null) return 'No reminder';
  if (days === 0) return 'Reminder on the day';
  return days === 1 ? 'Reminder the day before' : `Reminder ${days} days before`;
}

/** The options, and the stored number if it is not among them. */
function reminderOptions(chosen: number | null) {
  const days = chosen === null || DAYS.includes(chosen) ? DAYS : [...DAYS, chosen].sort((a, b) => a - b);
  return [
    ...days.map((count) => ({ value: String(count), label: reminderWords(count) })),
    { value: '', label: reminderWords(null) },
  ];
}

type Form = { label: string; on: string; yearly: boolean; remindDays: number | null };
type Props = {
  id: string;
  personName: string;
  date: ImportantDate | null;
  onSaved: Heard['hear'];
  onClose: () => void;
};

const formOf = (date: ImportantDate | null): Form =>
  date ? { ...date, yearly: date.repeats === 'yearly' } : { label: '', on: '', yearly: true, remindDays: 1 };

/** A day to remember. The reminder comes in the morning, in the time zone where the date was entered. */
export function DateDialog({ id, personName, date, onSaved, onClose }: Props) {
  const draft = useDraft<Form>(`relationships/${id}/date-${date?.id ?? 'new'}`);
  const form = draft.value ?? formOf(date);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const set = (part: Partial<Form>) => draft.keep({ ...form, ...part });
  const leave = () => {
    draft.drop();
    onClose();
  };
  const onSuccess: Heard['hear'] = (saved) => {
    onSaved(saved);
    leave();
  };
  const add = useMutation(api.relationships.dates.add.mutationOptions({ context: { idempotencyKey }, onSuccess }));
  const change = useMutation(api.relationships.dates.change.mutationOptions({ onSuccess }));
  const { error, isPending } = date ? change : add;
  const problem = (field: 'label' | 'on') => (error ? issueAt(error, field) : undefined);
  const isAtField = Boolean(problem('label') || problem('on'));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { label, on, yearly, remindDays } = form;
    const sent = { id, label, on, repeats: yearly ? 'yearly' : 'never', remindDays, timeZone: timeZone() } as const;
    if (date) change.mutate({ ...sent, dateId: date.id });
    else add.mutate(sent);
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={save}
      title={date ? 'Edit the date' : `A date to remember with ${personName}`}
      problem={error && !isAtField && <Notice tone="error">{refusalOf(error).message}</Notice>}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="filled" type="submit" loading={isPending && 'Saving'}>
            Save date
          </Button>
        </>
      }
    >
      <TextField
        label="What is it?"
        name="label"
        autoComplete="off"
        placeholder="Birthday"
        limit={100}
        value={form.label}
        error={problem('label')}
        onValue={(label) => set({ label })}
      />
      <TextField
        label="Day"
        name="on"
        type="date"
        value={form.on}
        error={problem('on')}
        onValue={(on) => set({ on })}
      />
      <CheckboxField label="Every year" checked={form.yearly} onValue={(yearly) => set({ yearly })} />
      <SelectField
        label="Reminder"
        name="remindDays"
        hint="By email, without names or anything you wrote"
        options={reminderOptions(form.remindDays)}
        value={form.remindDays === null ? '' : String(form.remindDays)}
        onValue={(days) => set({ remindDays: days === '' ? null : Number(days) })}
      />
    </Dialog>
  );
}
