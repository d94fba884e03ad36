import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Connection } from '#contract/relationship-connections.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './InviteCard.module.css';

/** Invites a connected person by name. */
export function InviteConnected({ id, people }: { id: string; people: readonly Connection[] }) {
  const [relationshipId, setRelationshipId] = useState('');
  const invite = useMutation(
    api.conversations.mediation.invite.mutationOptions({
      onSuccess() {
        toast({ title: 'The invitation is on its way', tone: 'success' });
        setRelationshipId('');
      },
    }),
  );
  if (people.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (relationshipId && !invite.isPending) invite.mutate({ id, relationshipId });
  };
  return (
    <form className={css.connected} noValidate onSubmit={submit}>
      <SelectField
        label="Or someone you're connected with"
        placeholder="Choose one"
        options={people.map((one) => ({ value: one.relationshipId, label: one.personName }))}
        value={relationshipId}
        error={invite.isError ? refusalOf(invite.error).message : undefined}
        onValue={setRelationshipId}
      />
      <Button type="submit" loading={invite.isPending && 'Inviting'}>
        Invite
      </Button>
    </form>
  );
}
