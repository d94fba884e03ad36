import { type FormEvent, useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import { emailProblem } from '#web/account/credentials.ts';
import { focusProblem } from '#web/account/focusProblem.ts';
import { ResendVerification } from '#web/account/ResendVerification.tsx';
import { SettingsSection } from '#web/account/SettingsSection.tsx';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { useRecentSignIn } from '#web/app/identity/useRecentSignIn.tsx';
import { session } from '#web/app/session/current.ts';
import { Button } from '#web/kit/Button.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { TextField } from '#web/kit/TextField.tsx';
import { toast } from '#web/kit/toast.ts';
import css from './SettingsSection.module.css';

type EmailSectionProps = { user: Pick<User, 'email' | 'emailVerified'> };

/** Another address counts once a letter to it was answered, so nobody locks themselves out by a slip. */
export function EmailSection({ user }: EmailSectionProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sending, send] = useSending();
  const { withRecentSignIn, prove } = useRecentSignIn();

  useEffect(() => {
    if (user.emailVerified) return;
    const look = async () => {
      if (await (await identity()).isConfirmed()) await session.recheck();
    };
    look().catch(() => {});
  }, [user.emailVerified]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = email.trim();
    const found = problemOf(address, user.email);
    setProblem(found);
    if (found) return focusProblem(event.currentTarget);
    void send(async () => {
      try {
        const isSent = await withRecentSignIn(async () => (await identity()).changeEmail(address));
        if (isSent) setSentTo(address);
      } catch (error) {
        toast({ title: 'E-mail not changed', text: identityWords(error), tone: 'error' });
      }
    });
  };

  return (
    <SettingsSection title="E-mail" text={user.email}>
      {user.emailVerified ? (
        <Notice tone="success">Your address is confirmed.</Notice>
      ) : (
        <Notice tone="ember" action={<ResendVerification />}>
          Your address is not confirmed yet. Open the link in the mail we sent you.
        </Notice>
      )}
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label="New e-mail address"
          type="email"
          name="newEmail"
          autoComplete="email"
          required
          value={email}
          onValue={setEmail}
          error={problem}
        />
        <Button type="submit" loading={sending && 'Sending'}>
          Change e-mail
        </Button>
        <div role="status">
          {sentTo && (
            <Notice>Look into the mailbox of {sentTo} and open the link there. Until then nothing changes.</Notice>
          )}
        </div>
      </form>
      {prove}
    </SettingsSection>
  );
}

function problemOf(address: string, current: string | null): string | undefined {
  return address.toLowerCase() === current?.toLowerCase() ? 'This is your address already.' : emailProblem(address);
}
