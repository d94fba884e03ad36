import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { emailProblem } from '#web/account/sign-in/credentials.ts';
import { EmailField } from '#web/account/sign-in/EmailField.tsx';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { rememberLinkEmail } from '#web/app/identity/linkEmail.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AuthCard.module.css';

type Kind = 'reset' | 'link';

const words: Record<Kind, { before: string; action: string; after: string }> = {
  reset: {
    before: 'Enter your email. We’ll send you a link to choose a new password.',
    action: 'Send the link',
    after: 'If there’s an account for this address, a link to choose a new password is on its way.',
  },
  link: {
    before: 'Enter your email. We’ll send you a link that logs you in, without a password.',
    action: 'Send the link',
    after: 'A link that logs you in is on its way. Open it in this browser if you can. It works once, for an hour.',
  },
};

const letters: Record<Kind, (email: string) => Promise<void>> = {
  reset: async (email) => (await identity()).sendReset(email),
  async link(email) {
    await (await identity()).sendLink(email);
    rememberLinkEmail(email);
  },
};

type LetterFormProps = { kind: Kind; email: string; onEmail: (email: string) => void; toSignUp: string };

/** Requests an email. With address protection, the answer is the same whether or not there is an account. */
export function LetterForm({ kind, email, onEmail, toSignUp }: LetterFormProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sending, send] = useSending();
  const { before, action, after } = words[kind];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) return focusProblem(event.currentTarget);
    const address = email.trim();
    void send(async () => {
      try {
        await letters[kind](address);
        setSentTo(address);
      } catch (error) {
        toast({ title: 'Email not sent', text: identityWords(error), tone: 'error' });
      }
    });
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className="dim">{before}</p>
      <EmailField value={email} onValue={onEmail} error={problem} />
      <Button type="submit" variant="filled" wide loading={sending && 'Sending'}>
        {sentTo ? 'Send it again' : action}
      </Button>
      <div role="status">
        {sentTo && (
          <Notice tone="success">
            <strong>Check your email.</strong> {after} Sent to {sentTo}.
          </Notice>
        )}
      </div>
      <p className={css.links}>
        <span>
          No account yet? <Link to={toSignUp}>Create Account</Link>
        </span>
      </p>
    </form>
  );
}
