import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Side } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/Dialog.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { TextAreaField } from '#web/kit/TextAreaField.tsx';
import { toast } from '#web/kit/toast.ts';
import { RatingField } from '#web/relationships/RatingField.tsx';
import { sides, startingRatings } from '#web/relationships/sides.ts';
import type { Heard } from '#web/relationships/useHeard.ts';

type Props = { relationship: Relationship; onSaved: Heard['hear']; onClose: () => void };
type Form = { ratings: Record<Side, number>; note: string };

/** Four answers and, if somebody likes, a few words. It begins where things stood. */
export function CheckInDialog({ relationship, onSaved, onClose }: Props) {
  const { id, personName } = relationship;
  const draft = useDraft<Form>(`relationships/${id}/check-in`);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { ratings, note } = draft.value ?? { ratings: startingRatings(relationship), note: '' };
  const add = useMutation(
    api.relationships.checkIns.add.mutationOptions({
      context: { idempotencyKey },
      onSuccess(saved) {
        draft.drop();
        onSaved(saved);
        onClose();
        toast({ title: 'Check-in saved', tone: 'success' });
      },
    }),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ id, ...ratings, note: note.trim() || null });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={save}
      title={`How is it going with ${personName}?`}
      description="As it feels today. There is no right answer."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={add.isPending && 'Saving'}>
            Save check-in
          </Button>
        </>
      }
    >
      {add.isError && <Notice tone="error">{refusalOf(add.error).message}</Notice>}
      {sides.map((words) => (
        <RatingField
          key={words.side}
          {...words}
          value={ratings[words.side]}
          onValue={(value) => draft.keep({ ratings: { ...ratings, [words.side]: value }, note })}
        />
      ))}
      <TextAreaField
        label="Note (optional)"
        name="note"
        voice
        rows={2}
        limit={1000}
        value={note}
        error={add.error ? issueAt(add.error, 'note') : undefined}
        onValue={(words) => draft.keep({ ratings, note: words })}
      />
    </Dialog>
  );
}
