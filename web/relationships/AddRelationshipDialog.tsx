import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/Dialog.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { toast } from '#web/kit/toast.ts';
import { nobodyYet, type PersonForm } from '#web/relationships/personForm.ts';
import { RelationshipFields } from '#web/relationships/RelationshipFields.tsx';
import { usePersonForm } from '#web/relationships/usePersonForm.ts';

/** Words that were not saved wait here until the next time. */
export function AddRelationshipDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft<PersonForm>('relationships/new');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const add = useMutation(
    api.relationships.create.mutationOptions({
      context: { idempotencyKey },
      onSuccess({ personName }) {
        draft.drop();
        onClose();
        toast({ title: `${personName} is on your list`, tone: 'success' });
      },
    }),
  );
  const form = draft.value ?? nobodyYet;
  const { problem, submit } = usePersonForm(form, add.error, (ready) => add.mutate(ready));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Add Relationship"
      description="Only you can see this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={add.isPending && 'Adding'}>
            Add Relationship
          </Button>
        </>
      }
    >
      {add.isError && <Notice tone="error">Failed to add relationship. {refusalOf(add.error).message}</Notice>}
      <RelationshipFields form={form} onForm={draft.keep} problem={problem} />
    </Dialog>
  );
}
