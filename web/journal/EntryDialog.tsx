import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import type { Entry, EntryForm } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import { EntrySources } from '#web/journal/EntrySources.tsx';
import { type Fields, fieldsOf, readFields } from '#web/journal/entryForm.ts';
import { TagField } from '#web/journal/TagField.tsx';
import type { Person } from '#web/journal/usePeople.ts';
import type { Waiting } from '#web/journal/waiting.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { MoodPicker } from '#web/kit/mood/MoodPicker.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './EntryDialog.module.css';

type Props = {
  entry: Entry | null;
  people: readonly Person[];
  onSaved: (saved: { safety: SafetyNote | null; isCopy?: boolean }) => void;
  onClose: () => void;
  onOpen: (id: string) => void;
  /** The version that waits to be sent, which fills the fields. */
  waiting?: Waiting | undefined;
  /** Queues the entry while offline. Returns whether the browser could store it. */
  onOffline: (form: EntryForm, key: string, of?: Waiting['change']) => boolean;
};

/** Creates or edits an entry. The draft is kept until it is saved or discarded. */
export function EntryDialog({ entry, people, waiting, onSaved, onClose, onOpen, onOffline }: Props) {
  const draft = useDraft<Fields>(`journal/${entry?.id ?? waiting?.key ?? 'new'}`);
  const fields = draft.value ?? fieldsOf(waiting?.form ?? entry);
  const [firstKey] = useState(() => crypto.randomUUID());
  const { key: idempotencyKey = firstKey } = fields;
  const [checked, setChecked] = useState(false);
  const onSuccess = (saved: { safety: SafetyNote | null; isCopy?: boolean }) => {
    draft.drop();
    onSaved(saved);
  };
  const create = useMutation(api.journal.create.mutationOptions({ context: { idempotencyKey }, onSuccess }));
  const change = useMutation(api.journal.change.mutationOptions({ onSuccess }));
  const { error, isPending } = entry ? change : create;
  const { form, problem } = readFields(fields);
  const problemOf = (field: keyof Fields) => (checked && problem(field)) || (error ? issueAt(error, field) : undefined);
  const set = (part: Partial<Fields>) => {
    const of = entry ? { basedOn: fields.basedOn ?? entry.updatedAt } : { key: crypto.randomUUID() };
    draft.keep({ ...fields, ...of, ...part });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!form || isPending) return;
    const of = entry && { id: entry.id, basedOn: fields.basedOn ?? entry.updatedAt };
    if (!navigator.onLine) {
      if (onOffline(form, idempotencyKey, of ?? undefined)) draft.drop();
    } else if (of) change.mutate({ ...form, ...of });
    else create.mutate(form);
  };
  const leave = () => {
    draft.drop();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={save}
      title={entry ? 'Edit Entry' : 'New Entry'}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="filled" type="submit" loading={isPending && 'Saving'}>
            Save Entry
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="error">
          {entry ? 'Not saved.' : 'Failed to create journal entry.'} {refusalOf(error).message} Your words are still
          here.
        </Notice>
      )}
      <MoodPicker
        label="How are you feeling?"
        value={fields.mood}
        error={problemOf('mood')}
        onValue={(mood) => set({ mood })}
      />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        limit={100}
        value={fields.title}
        error={problemOf('title')}
        onValue={(title) => set({ title })}
      />
      <SpokenField
        label="What happened?"
        name="content"
        rows={6}
        limit={5000}
        hint="Between 10 and 5,000 characters"
        value={fields.content}
        error={problemOf('content')}
        onValue={(content) => set({ content })}
      />
      <div className={css.pair}>
        <TextField
          label="Emotions"
          name="emotions"
          autoComplete="off"
          placeholder="Relieved, a little proud"
          value={fields.emotions}
          error={problemOf('emotions')}
          onValue={(emotions) => set({ emotions })}
        />
        <TagField tags={fields.tags} error={problemOf('tags')} onTags={(tags) => set({ tags })} />
        <SelectField
          label="About"
          name="relationshipId"
          options={[
            { value: '', label: 'No one in particular' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fields.relationshipId}
          onValue={(relationshipId) => set({ relationshipId })}
        />
        <TextField
          label="Day"
          name="on"
          type="date"
          hint={entry ? undefined : 'Leave empty for today'}
          value={fields.on}
          error={problemOf('on')}
          onValue={(on) => set({ on })}
        />
      </div>
      {entry?.aiInsights && <EntrySources insights={entry.aiInsights} entryId={entry.id} onOpen={onOpen} />}
    </Dialog>
  );
}
