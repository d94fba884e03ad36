import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Connection } from '#contract/relationship-connections.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { tellInvited } from '#web/conversations/mediation/tellInvited.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import css from './InviteCard.module.css';

/** Invites a connected person by name. With one of them there is nothing to choose. */
export function InviteConnected({ id, people }: { id: string; people: readonly Connection[] }) {
  const [chosen, setChosen] = useState('');
  const invite = useMutation(api.conversations.mediation.invite.mutationOptions());
  const only = people.length === 1 ? people[0] : undefined;
  const wanted = only ?? people.find(({ relationshipId }) => relationshipId === chosen);
  const problem = invite.isError ? refusalOf(invite.error).message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || invite.isPending) return;
    const { relationshipId, personName } = wanted;
    invite.mutate(
      { id, relationshipId },
      {
        onSuccess() {
          tellInvited(personName);
          setChosen('');
        },
      },
    );
  };
  return (
    <form className={css.connected} data-one={only ? '' : undefined} noValidate onSubmit={submit}>
      {!only && (
        <SelectField
          label="Someone you’re connected with"
          placeholder="Choose one"
          options={people.map((one) => ({ value: one.relationshipId, label: one.personName }))}
          value={chosen}
          error={problem}
          onValue={setChosen}
        />
      )}
      <Button variant="filled" type="submit" loading={invite.isPending && 'Inviting'}>
        {only ? `Invite ${only.personName}` : 'Invite'}
      </Button>
      {only && problem && <FieldError>{problem}</FieldError>}
    </form>
  );
}
