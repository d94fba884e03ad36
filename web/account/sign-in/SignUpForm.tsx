import { type FormEvent, useState } from 'react';
import { AgreementFields } from '#web/account/sign-in/AgreementFields.tsx';
import { NO_TICKS, tickProblems } from '#web/account/sign-in/agreement.ts';
import { emailProblem, passwordProblem, repeatProblem } from '#web/account/sign-in/credentials.ts';
import { EmailField } from '#web/account/sign-in/EmailField.tsx';
import { signUp } from '#web/account/sign-in/enter.ts';
import { usePasswordMinimum } from '#web/account/usePasswordMinimum.ts';
import { useSending } from '#web/account/useSending.ts';
import { identityCode, identityWords } from '#web/app/identity/identityWords.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { PasswordField } from '#web/kit/field/PasswordField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AuthCard.module.css';

type Problems = Partial<Record<'email' | 'password' | 'again' | 'isAdult' | 'terms' | 'sensitiveData', string>>;
/** Errors that are shown beside the password. */
const OF_PASSWORD = ['weak-password', 'password-does-not-meet-requirements'];

type SignUpFormProps = { email: string; onEmail: (email: string) => void; trial: boolean };

export function SignUpForm({ email, onEmail, trial }: SignUpFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [name, setName] = useState('');
  const [ticks, setTicks] = useState(NO_TICKS);
  const [problems, setProblems] = useState<Problems>({});
  const [sending, send] = useSending();
  const minimum = usePasswordMinimum();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf();
    setProblems(found);
    if (password !== again) {
      toast({ title: 'Passwords don’t match', text: 'Please make sure your passwords match', tone: 'error' });
    }
    if (Object.keys(found).length > 0) return focusProblem(event.currentTarget);
    const form = event.currentTarget;
    const account = { email, password, name, sharing: trial && ticks.sharing, trial };
    void send(() => signUp(account).catch((error) => fail(form, error)));
  };

  const problemsOf = (): Problems => {
    const found = { email: emailProblem(email), password: passwordProblem(password, minimum) };
    const repeated = repeatProblem(password, again);
    return {
      ...(found.email && { email: found.email }),
      ...(found.password && { password: found.password }),
      ...(repeated && { again: repeated }),
      ...tickProblems(ticks),
    };
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    const text = identityWords(error, minimum);
    if (!OF_PASSWORD.includes(identityCode(error) ?? ''))
      return toast({ title: 'Sign up failed', text, tone: 'error' });
    setProblems({ password: text });
    focusProblem(form);
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <EmailField value={email} onValue={onEmail} error={problems.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        minLength={minimum}
        hint={`At least ${minimum} characters`}
        value={password}
        onValue={(value) => {
          setPassword(value);
          setProblems(({ password: _, ...others }) => others);
        }}
        error={problems.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        minLength={minimum}
        value={again}
        onValue={setAgain}
        error={problems.again}
      />
      <TextField
        label="What should we call you? (optional)"
        name="name"
        autoComplete="given-name"
        maxLength={100}
        value={name}
        onValue={setName}
      />
      <AgreementFields ticks={ticks} problems={problems} asksToShare={trial} onTicks={setTicks} />
      <Button type="submit" variant="filled" wide loading={sending && 'Creating'}>
        Create Account
      </Button>
    </form>
  );
}
