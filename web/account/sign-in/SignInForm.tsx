import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { emailProblem, passwordProblem } from '#web/account/sign-in/credentials.ts';
import { EmailField } from '#web/account/sign-in/EmailField.tsx';
import { signIn } from '#web/account/sign-in/enter.ts';
import { useSending } from '#web/account/useSending.ts';
import { identityCode, identityWords } from '#web/app/identity/identityWords.ts';
import { href } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { PasswordField } from '#web/kit/field/PasswordField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AuthCard.module.css';

type SignInFormProps = { email: string; onEmail: (email: string) => void; toSignUp: string };

export function SignInForm({ email, onEmail, toSignUp }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ email?: string | undefined; password?: string | undefined }>({});
  const [isUnknown, setUnknown] = useState(false);
  const [sending, send] = useSending();

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // On a phone the keyboard would hide the other ways in.
    if (!matchMedia('(pointer: fine)').matches) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus({ preventScroll: true });
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = { email: emailProblem(email), password: passwordProblem(password) };
    setProblems(found);
    setUnknown(false);
    if (found.email || found.password) return focusProblem(event.currentTarget);
    void send(() => signIn(email, password).catch(fail));
  };

  const fail = (error: unknown) => {
    setUnknown(['invalid-credential', 'user-not-found', 'wrong-password'].includes(identityCode(error) ?? ''));
    toast({ title: 'Login failed', text: identityWords(error), tone: 'error' });
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <EmailField value={email} onValue={onEmail} error={problems.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        minLength={6}
        value={password}
        onValue={setPassword}
        error={problems.password}
      />
      {isUnknown && (
        <Notice tone="ember">
          Check both, <Link to={href.forgotPassword()}>reset your password</Link>, or{' '}
          <Link to={toSignUp}>sign up first</Link>.
        </Notice>
      )}
      <Button type="submit" variant="filled" wide loading={sending && 'Signing in'}>
        Sign In
      </Button>
      <p className={css.links}>
        <Link to={href.forgotPassword()}>Forgot your password?</Link>
        <Link to={href.signInByLink()}>Log in with a link by email</Link>
      </p>
    </form>
  );
}
