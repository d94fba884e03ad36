import type { FormEvent } from 'react';
import { NewPasswordFields, useNewPassword } from '#web/account/NewPasswordFields.tsx';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { useRecentSignIn } from '#web/app/identity/useRecentSignIn.tsx';
import { refreshRoom } from '#web/app/queryClient.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './Settings.module.css';

export function PasswordSection({ email }: { email: string }) {
  const chosen = useNewPassword();
  const [sending, send] = useSending();
  const { withRecentSignIn, prove } = useRecentSignIn();

  const change = async () => {
    const isChanged = await withRecentSignIn(async () => (await identity()).changePassword(chosen.password));
    if (!isChanged) return;
    chosen.clear();
    toast({ title: 'Password changed', text: 'You were logged out everywhere else.', tone: 'success' });
    await refreshRoom('account');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen.check()) return focusProblem(event.currentTarget);
    void send(() =>
      change().catch((error) =>
        toast({ title: 'Password not changed', text: identityWords(error, chosen.minimum), tone: 'error' }),
      ),
    );
  };

  return (
    <SettingsSection title="Password" text="A new one logs you out everywhere else.">
      <form className={css.form} noValidate onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields chosen={chosen} />
        <Button type="submit" loading={sending && 'Saving'}>
          Change password
        </Button>
      </form>
      {prove}
    </SettingsSection>
  );
}
