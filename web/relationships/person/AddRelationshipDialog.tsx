import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/app/api.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { HeardDialog, useHeard } from '#web/relationships/HeardCard.tsx';
import { nobodyYet, type PersonForm, usePersonForm } from '#web/relationships/person/personForm.ts';
import { RelationshipFields } from '#web/relationships/person/RelationshipFields.tsx';

/** `failure` replaces the usual sentence when it could not be saved. */
type Props = { failure?: string; onClose: () => void; onAdded?: (id: string) => void };

/** What was not saved waits here until the next time. */
export function AddRelationshipDialog({ failure, onClose, onAdded }: Props) {
  const draft = useDraft<PersonForm>('relationships/new');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const heard = useHeard();
  const add = useMutation(
    api.relationships.create.mutationOptions({
      context: { idempotencyKey },
      onSuccess(saved) {
        const { personName, safety } = saved;
        draft.drop();
        if (safety) return heard.hear(saved);
        onClose();
        onAdded?.(saved.id);
        toast({ title: `${personName} is on your list`, tone: 'success' });
      },
    }),
  );
  const form = draft.value ?? nobodyYet;
  const { problem, refusal, submit } = usePersonForm(form, add.error, (ready) => add.mutate(ready));
  if (heard.last)
    return <HeardDialog title={`${add.data?.personName} is on your list`} heard={heard} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Add Relationship"
      description="Only you can see this."
      problem={refusal && <Notice tone="error">{failure ?? `Failed to add relationship. ${refusal}`}</Notice>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={add.isPending && 'Adding'}>
            Add Relationship
          </Button>
        </>
      }
    >
      <RelationshipFields form={form} onForm={draft.keep} problem={problem} />
    </Dialog>
  );
}
