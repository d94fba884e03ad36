import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AdminProblems, adminProblems, adminWords, createAdmin } from '#web/account/admin-setup/adminSetup.ts';
import css from '#web/account/sign-in/AuthCard.module.css';
import { usePasswordMinimum } from '#web/account/usePasswordMinimum.ts';
import { useSending } from '#web/account/useSending.ts';
import { href, paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { PasswordField } from '#web/kit/field/PasswordField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { toast } from '#web/kit/toast/toast.ts';

const BLANK = { email: '', password: '', again: '', code: '' };

export function AdminSetupForm() {
  const [wishes, setWishes] = useState(BLANK);
  const [problems, setProblems] = useState<AdminProblems>({});
  const [sending, send] = useSending();
  const minimum = usePasswordMinimum();
  const navigate = useNavigate();
  const field = (name: keyof typeof BLANK) => ({
    name,
    required: true,
    value: wishes[name],
    error: problems[name],
    onValue: (value: string) => setWishes({ ...wishes, [name]: value }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = adminProblems(wishes);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem(event.currentTarget);
    void send(async () => {
      try {
        await createAdmin(wishes);
        toast({ title: 'Admin account created', tone: 'success' });
        await navigate(paths.admin, { replace: true });
      } catch (error) {
        toast({ title: 'Admin setup failed', text: adminWords(error, minimum), tone: 'error' });
      }
    });
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={`At least ${minimum} characters`}
        autoComplete="new-password"
      />
      <PasswordField {...field('again')} label="Confirm Password" autoComplete="new-password" />
      <TextField {...field('code')} label="Setup Code" autoComplete="off" spellCheck={false} />
      <Button type="submit" variant="filled" wide loading={sending && 'Creating'}>
        Create Admin Account
      </Button>
      <p className={css.links}>
        <Link to={href.signIn()}>Back to Sign In</Link>
      </p>
    </form>
  );
}
