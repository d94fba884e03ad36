import { type FormEvent, useState } from 'react';
import type { User } from '#contract/account.ts';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { session } from '#web/app/session/current.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './Settings.module.css';

export function NameSection({ user }: { user: Pick<User, 'firstName' | 'lastName'> }) {
  const kept = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const [name, setName] = useState(kept);
  const [sending, send] = useSending();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      try {
        await (await identity()).rename(name.trim());
        await session.recheck();
        toast({
          title: 'Saved',
          text: name.trim() ? `We call you ${name.trim()}.` : 'Your name is removed.',
          tone: 'success',
        });
      } catch (error) {
        toast({ title: 'Name not changed', text: identityWords(error), tone: 'error' });
      }
    });
  };

  return (
    <SettingsSection title="Name" text="What we call you. You may leave it empty.">
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={100} value={name} onValue={setName} />
        <Button type="submit" loading={sending && 'Saving'}>
          Save name
        </Button>
      </form>
    </SettingsSection>
  );
}
