import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { usePeople } from '#web/app/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { firstOf } from '#web/kit/firstOf.ts';
import { IconCheck } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './Rehearsal.module.css';

const NEW = 'new';

type Props = { step: string; personName: string; relationshipId: string | null };

/** Adds a step to a plan: that of the person it was rehearsed with, or of one who is chosen or added here. */
export function KeepStep({ step, personName, relationshipId }: Props) {
  const people = usePeople();
  const [chosen, choose] = useState<string | null>(null);
  const named = people.find(({ name }) => name.toLocaleLowerCase() === personName.trim().toLocaleLowerCase());
  const whose = relationshipId ?? chosen ?? named?.id ?? NEW;
  /** Remembered, so that a second try does not add the person twice. */
  async function added() {
    const { id } = await api.relationships.create.call({ personName, relationshipType: 'other' });
    choose(id);
    return id;
  }
  const keep = useMutation({
    async mutationFn() {
      const id = whose === NEW ? await added() : whose;
      await api.relationships.plan.add.call({ id, kind: 'step', text: firstOf(step, LONGEST_ITEM) });
    },
    onSuccess: () => toast({ title: 'Kept as a next step' }),
    onError: (error) => toast({ title: 'Not kept', text: refusalOf(error).message, tone: 'error' }),
  });
  return (
    <div className={css.keep}>
      {relationshipId === null && !keep.isSuccess && (
        <SelectField
          label="Whose page it goes on"
          options={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            ...(named ? [] : [{ value: NEW, label: `Add ${personName} to your people` }]),
          ]}
          value={whose}
          onValue={choose}
        />
      )}
      <Button
        size="compact"
        icon={<IconCheck aria-hidden="true" />}
        aria-disabled={keep.isSuccess || undefined}
        loading={keep.isPending && 'Keeping'}
        onClick={() => !keep.isSuccess && keep.mutate()}
      >
        {keep.isSuccess ? 'Kept' : 'Keep as a next step'}
      </Button>
    </div>
  );
}
