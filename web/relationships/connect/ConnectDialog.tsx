import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { NewInvitation } from '#contract/relationship-connections.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconCopy } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './ConnectionCard.module.css';

type MadeProps = { invitation: NewInvitation; personName: string };

/** Code and link are shown once and cannot be read again. */
function InvitationMade({ invitation: { way, code, link, expiresAt }, personName }: MadeProps) {
  return (
    <>
      <Notice tone="success">
        {way === 'mail' ? 'The invitation is on its way.' : `Send this link or code to ${personName}.`} It can be
        accepted until {dayOf(expiresAt)}.
      </Notice>
      <div className={css.share}>
        <p className="label">Code</p>
        <div className={css.row}>
          <span className={css.code}>{`${code.slice(0, 4)}-${code.slice(4)}`}</span>
          <Copy what="code" text={code} />
        </div>
      </div>
      <div className={css.share}>
        <p className="label">Link</p>
        <div className={css.row}>
          <span className={css.link}>{link}</span>
          <Copy what="link" text={link} />
        </div>
      </div>
      <p className="small dim">Link and code are shown only now. You can always make another invitation.</p>
    </>
  );
}

function Copy({ what, text }: { what: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `The ${what} is copied`, tone: 'success' });
    } catch {
      toast({ title: `The ${what} couldn’t be copied`, text: 'Please select it and copy it by hand.', tone: 'error' });
    }
  };
  return (
    <Button
      size="compact"
      icon={<IconCopy aria-hidden="true" />}
      aria-label={`Copy the ${what}`}
      onClick={() => void copy()}
    >
      Copy
    </Button>
  );
}

const ways = [
  { value: 'hand', label: 'Link and code' },
  { value: 'mail', label: 'By email' },
] as const;

type Props = { relationship: Pick<Relationship, 'id' | 'personName'>; onClose: () => void };

/** One invitation: passed on by hand, or sent by email without any of the member's words. */
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
      description={
        made
          ? undefined
          : 'An invitation works once, for seven days, and you can take it back. It shows your first name.'
      }
      problem={invite.isError && !wrongEmail && <Notice tone="error">{refusalOf(invite.error).message}</Notice>}
      footer={
        made ? (
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="filled" type="submit" loading={invite.isPending && 'Inviting'}>
              {way === 'mail' ? 'Send invitation' : 'Create invitation'}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <InvitationMade invitation={made} personName={personName} />
      ) : (
        <>
          <Segmented label="How do you want to invite?" options={ways} value={way} onValue={setWay} />
          {way === 'mail' ? (
            <TextField
              label="Their email"
              type="email"
              name="email"
              autoComplete="off"
              hint="The email says only that someone invites them: no name, and nothing you wrote."
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
