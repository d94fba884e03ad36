import { type FormEvent, useState } from 'react';
import css from '#web/account/sign-in/AuthCard.module.css';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { emailProblem } from '#web/account/sign-in/credentials.ts';
import { EmailField } from '#web/account/sign-in/EmailField.tsx';
import { useSending } from '#web/account/useSending.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';

type LinkAddressFormProps = { known: string; onEmail: (email: string) => Promise<void> };

/** Asks for the email address that the link was sent to, as proof that it was not intercepted. */
export function LinkAddressForm({ known, onEmail }: LinkAddressFormProps) {
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string | undefined>();
  const [sending, send] = useSending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) return focusProblem(event.currentTarget);
    void send(() => onEmail(email.trim()));
  };
  return (
    <AuthCard mode="link" title="Sign in" text="To which address was this link sent?">
      <form className={css.form} noValidate onSubmit={submit}>
        <EmailField value={email} onValue={setEmail} error={problem} />
        <Button type="submit" variant="filled" wide loading={sending && 'Signing in'}>
          Sign In
        </Button>
      </form>
    </AuthCard>
  );
}
