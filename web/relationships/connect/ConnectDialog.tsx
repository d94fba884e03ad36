import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { InvitationMade } from '#web/relationships/connect/InvitationMade.tsx';

const ways = [
  { value: 'hand', label: 'Link and code' },
  { value: 'mail', label: 'By email' },
] as const;

type Props = { relationship: Pick<Relationship, 'id' | 'personName'>; onClose: () => void };

/** One invitation: handed on by hand, or sent in a letter without any words of yours. */
export function ConnectDialog({ relationship: { id, personName }, onClose }: Props) {
  const [way, setWay] = useState<'hand' | 'mail'>('hand');
  const [email, setEmail] = useState('');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const invite = useMutation(api.relationships.connections.invite.mutationOptions({ context: { idempotencyKey } }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending && !made) invite.mutate(way === 'mail' ? { id, email: email.trim() } : { id });
  };
  const made = invite.data;
  const wrongEmail = invite.error ? issueAt(invite.error, 'email') : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      title={`Connect with ${personName}`}
      description={made ? undefined : 'An invitation works once, for seven days, and you can take it back.'}
      footer={
        made ? (
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="filled" type="submit" loading={invite.isPending && 'Inviting'}>
              {way === 'mail' ? 'Send invitation' : 'Make invitation'}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <InvitationMade invitation={made} />
      ) : (
        <>
          {invite.isError && !wrongEmail && <Notice tone="error">{refusalOf(invite.error).message}</Notice>}
          <Segmented label="How do you want to invite?" options={ways} value={way} onValue={setWay} />
          {way === 'mail' ? (
            <TextField
              label="Their email"
              type="email"
              name="email"
              autoComplete="off"
              hint="The email says that someone invites them, and nothing you wrote."
              value={email}
              error={wrongEmail}
              onValue={setEmail}
            />
          ) : (
            <p className="dim">You’ll get a link and a code to send however you like.</p>
          )}
        </>
      )}
    </Dialog>
  );
}
