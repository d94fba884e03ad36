import { useMutation } from '@tanstack/react-query';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { HeardDialog, useHeard } from '#web/relationships/HeardCard.tsx';
import type { PersonForm } from '#web/relationships/person/personForm.ts';
import { usePersonForm } from '#web/relationships/person/personForm.ts';
import { RelationshipFields } from '#web/relationships/person/RelationshipFields.tsx';

type Props = { relationship: Relationship; onClose: () => void };

/** `base` is the notes when editing began, so that changes by another tab stay. */
type Draft = { form: PersonForm; base: string };

export function EditRelationshipDialog({ relationship, onClose }: Props) {
  const { id, personName, relationshipType, customLabel, notes } = relationship;
  const draft = useDraft<Draft>(`relationships/${id}/details`);
  const heard = useHeard();
  const leave = () => {
    draft.drop();
    onClose();
  };
  const change = useMutation(
    api.relationships.update.mutationOptions({ onSuccess: (saved) => (saved.safety ? heard.hear(saved) : leave()) }),
  );
  const { form, base } = draft.value ?? {
    form: { personName, relationshipType, customLabel: customLabel ?? '', notes },
    base: notes,
  };
  const { problem, refusal, submit } = usePersonForm(form, change.error, (ready) =>
    change.mutate({ id, ...ready, base: { notes: base } }),
  );
  if (heard.last) return <HeardDialog title="Saved" heard={heard} onClose={leave} />;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={`Edit ${personName}`}
      problem={refusal && <Notice tone="error">Failed to update relationship. {refusal}</Notice>}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="filled" type="submit" loading={change.isPending && 'Saving'}>
            Save
          </Button>
        </>
      }
    >
      <RelationshipFields form={form} onForm={(next) => draft.keep({ form: next, base })} problem={problem} />
    </Dialog>
  );
}
