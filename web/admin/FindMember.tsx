import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AdminMember } from '#contract/admin.ts';
import { dayInWords, momentInWords, PLANS } from '#web/admin/labels.ts';
import { MemberActions } from '#web/admin/MemberActions.tsx';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AdminPage.module.css';

/** The email address is sent in the body, and never in a page's address. */
export function FindMember() {
  const [email, setEmail] = useState('');
  const [member, setMember] = useState<AdminMember | null>();
  const find = useMutation(api.admin.findMember.mutationOptions({ onSuccess: ({ member: one }) => setMember(one) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find.mutate({ email });
  };
  return (
    <>
      <form className={css.actions} noValidate aria-label="Find a member" onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={find.error ? (issueAt(find.error, 'email') ?? refusalOf(find.error).message) : undefined}
          onValue={(value) => {
            setEmail(value);
            setMember(undefined);
          }}
        />
        <Button type="submit" loading={find.isPending && 'Looking'}>
          Find member
        </Button>
      </form>
      {member === null && <Notice>Nobody has this email here.</Notice>}
      {member && <Found member={member} onMember={setMember} />}
    </>
  );
}

function Found({ member, onMember }: { member: AdminMember; onMember: (member: AdminMember) => void }) {
  const { id, plan, status, trialEndsAt, joinedAt, seenOn, isDisabled, isAdmin } = member;
  const change = useMutation(
    api.admin.disableMember.mutationOptions({
      onSuccess(now) {
        onMember(now);
        toast({ title: now.isDisabled ? 'Disabled' : 'Enabled', tone: 'success' });
      },
      onError: (error) => toast({ title: 'Not done', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const disable = async () => {
    const isMeant = await confirm({
      title: 'Disable this account?',
      text: 'They’re logged out everywhere at once and can’t log in. What they pay for goes on until you end it.',
      action: 'Disable',
    });
    if (isMeant) change.mutate({ id, isDisabled: true });
  };
  return (
    <>
      <dl className={css.facts}>
        <dt>Id</dt>
        <dd className={css.id}>{id}</dd>
        <dt>Plan</dt>
        <dd>{plan ? `${PLANS[plan]}, ${status}` : 'None'}</dd>
        <dt>Free trial</dt>
        <dd>{trialEndsAt ? `Until ${momentInWords(trialEndsAt)}` : 'Never begun'}</dd>
        <dt>Joined</dt>
        <dd>{dayInWords(joinedAt)}</dd>
        <dt>Last here</dt>
        <dd>{seenOn ? dayInWords(seenOn) : 'Not known'}</dd>
        <dt>Account</dt>
        <dd>{isAdmin ? 'Administrator' : isDisabled ? 'Disabled' : 'Open'}</dd>
      </dl>
      <div className={css.actions}>
        <MemberActions memberId={id} />
        {!isAdmin &&
          (isDisabled ? (
            <Button
              size="compact"
              loading={change.isPending && 'Enabling'}
              onClick={() => change.mutate({ id, isDisabled: false })}
            >
              Enable
            </Button>
          ) : (
            <Button
              size="compact"
              variant="danger"
              loading={change.isPending && 'Disabling'}
              onClick={() => void disable()}
            >
              Disable
            </Button>
          ))}
      </div>
    </>
  );
}
