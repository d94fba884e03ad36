import { type FormEvent, useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import { ResendVerification } from '#web/account/ResendVerification.tsx';
import { emailProblem } from '#web/account/sign-in/credentials.ts';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { useRecentSignIn } from '#web/app/identity/useRecentSignIn.tsx';
import { session } from '#web/app/session/current.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './Settings.module.css';

type EmailSectionProps = { user: Pick<User, 'email' | 'emailVerified'> };

/** A new address takes effect only after its confirmation email, so that a typo locks nobody out. */
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
        toast({ title: 'Email not changed', text: identityWords(error), tone: 'error' });
      }
    });
  };

  return (
    <SettingsSection title="Email" text={user.email}>
      {user.emailVerified ? (
        <Notice tone="success">Your address is confirmed.</Notice>
      ) : (
        <Notice tone="ember" action={<ResendVerification />}>
          Your address isn’t confirmed yet. Open the link in the email we sent you.
        </Notice>
      )}
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label="New email address"
          type="email"
          name="newEmail"
          autoComplete="email"
          required
          value={email}
          onValue={setEmail}
          error={problem}
        />
        <Button type="submit" loading={sending && 'Sending'}>
          Change email
        </Button>
        <div role="status">
          {sentTo && <Notice>Check the email to {sentTo} and open the link in it. Until then, nothing changes.</Notice>}
        </div>
      </form>
      {prove}
    </SettingsSection>
  );
}

function problemOf(address: string, current: string | null): string | undefined {
  return address.toLowerCase() === current?.toLowerCase() ? 'This is your address already.' : emailProblem(address);
}
