import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Connection, InvitationPreview } from '#contract/relationship-connections.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { Visibility } from '#web/kit/card/Visibility.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { UnratedPair } from '#web/kit/figure/Pair.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { DeclineDialog } from '#web/relationships/connect/DeclineDialog.tsx';
import css from '#web/relationships/InvitePage.module.css';
import { isType, typeOptions } from '#web/relationships/person/personForm.ts';

type AcceptFormProps = {
  code: string;
  invitation: InvitationPreview;
  onConnected: (connection: Connection) => void;
  onDecline: () => void;
};

const NEW = 'new';
const firstWord = (name: string) => name.trim().split(/\s+/)[0]?.toLowerCase();

/** Chooses one of the member's people, or adds a new one. */
function AcceptForm({ code, invitation: { from, choices }, onConnected, onDecline }: AcceptFormProps) {
  const likely = choices.find(({ personName }) => firstWord(personName) === firstWord(from.name ?? ''));
  const [chosen, setChosen] = useState(likely?.id ?? NEW);
  const [personName, setPersonName] = useState(from.name ?? '');
  const [type, setType] = useState('');
  const accept = useMutation(api.relationships.connections.accept.mutationOptions({ onSuccess: onConnected }));
  const problem = (field: string) => (accept.error ? issueAt(accept.error, field) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (accept.isPending) return;
    if (chosen !== NEW) accept.mutate({ code, relationshipId: chosen });
    else accept.mutate({ code, personName, ...(isType(type) && { relationshipType: type }) });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {accept.isError && !problem('personName') && !problem('relationshipType') && (
        <Notice tone="error">{refusalOf(accept.error).message}</Notice>
      )}
      {choices.length > 0 && (
        <SelectField
          label="Who is it on your list?"
          options={[
            ...choices.map(({ id, personName: name, relationshipType }) => ({
              value: id,
              label: `${name}, ${typeLabel(relationshipType)}`,
            })),
            { value: NEW, label: 'Not on my list yet' },
          ]}
          value={chosen}
          onValue={setChosen}
        />
      )}
      {chosen === NEW && (
        <>
          <TextField
            label="What do you call them?"
            name="personName"
            autoComplete="off"
            limit={100}
            value={personName}
            error={problem('personName')}
            onValue={setPersonName}
          />
          <SelectField
            label="Relationship Type"
            name="relationshipType"
            placeholder="Choose one"
            options={typeOptions}
            value={type}
            error={problem('relationshipType')}
            onValue={setType}
          />
        </>
      )}
      <div className={css.actions}>
        <Button variant="filled" type="submit" loading={accept.isPending && 'Connecting'}>
          Accept
        </Button>
        <Button onClick={onDecline}>Decline</Button>
      </div>
    </form>
  );
}

type Props = {
  code: string;
  invitation: InvitationPreview;
  onAnswer: (answer: Connection | 'declined') => void;
};

/** Who invites, what both will and will not see, and the three answers. */
export function InvitationCard({ code, invitation, onAnswer }: Props) {
  const { from, expiresAt, visible, hidden } = invitation;
  const [declining, setDeclining] = useState(false);
  const who = from.name ?? from.email ?? 'Someone';
  return (
    <>
      <div className={css.figure}>
        <UnratedPair />
      </div>
      <Card as="article" className={css.invitation}>
        <div>
          <h1 className="h1">{who} invites you to connect</h1>
          <p className="small dim">
            {from.name && from.email && `${from.email}. `}Open until {dayOf(expiresAt)}.
          </p>
        </div>
        <div className={css.lists}>
          <Visibility title="What they will see" lines={visible} />
          <Visibility title="What only you will see" lines={hidden} isHidden />
        </div>
        <AcceptForm code={code} invitation={invitation} onConnected={onAnswer} onDecline={() => setDeclining(true)} />
      </Card>
      {declining && (
        <DeclineDialog
          code={code}
          who={who}
          onDeclined={() => onAnswer('declined')}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
