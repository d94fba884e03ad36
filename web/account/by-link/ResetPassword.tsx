import type { FormEvent } from 'react';
import { BrokenLink } from '#web/account/by-link/BrokenLink.tsx';
import { CodeState } from '#web/account/by-link/CodeState.tsx';
import { isAboutTheCode, useCode } from '#web/account/by-link/useCode.ts';
import { useDoneCode } from '#web/account/by-link/useDoneCode.ts';
import { NewPasswordFields, useNewPassword } from '#web/account/NewPasswordFields.tsx';
import css from '#web/account/sign-in/AuthCard.module.css';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { href } from '#web/app/paths.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { toast } from '#web/kit/toast/toast.ts';

const TITLE = 'Choose a new password';

export function ResetPassword({ code }: { code: string }) {
  const [doneFor, setDoneFor] = useDoneCode(code);
  const read = useCode(code, 'PASSWORD_RESET');
  const wayOn = (
    <ButtonLink variant="filled" wide to={href.forgotPassword()}>
      Send a new link
    </ButtonLink>
  );
  if (doneFor !== null) {
    return (
      <BrokenLink
        title="Your password is changed"
        text="You were logged out everywhere. Log in with the new password."
        action={
          <ButtonLink variant="filled" wide to={href.signIn()} state={{ email: doneFor }}>
            Log In
          </ButtonLink>
        }
      />
    );
  }
  return (
    <CodeState title={TITLE} read={read} wayOn={wayOn}>
      {(email) => (
        <ResetForm {...{ email, code }} onDone={() => setDoneFor(email)} onBroken={() => void read.refetch()} />
      )}
    </CodeState>
  );
}

type ResetFormProps = { email: string; code: string; onDone: () => void; onBroken: () => void };

function ResetForm({ email, code, onDone, onBroken }: ResetFormProps) {
  const chosen = useNewPassword();
  const [sending, send] = useSending();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen.check()) return focusProblem(event.currentTarget);
    void send(async () => {
      try {
        await (await identity()).resetPassword(code, chosen.password);
        onDone();
        sessionPort.recheck();
      } catch (error) {
        if (isAboutTheCode(error)) onBroken();
        toast({ title: 'Password not changed', text: identityWords(error, chosen.minimum), tone: 'error' });
      }
    });
  };

  return (
    <AuthCard mode="reset" title={TITLE} text={`For ${email}`}>
      <form className={css.form} noValidate onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields chosen={chosen} />
        <Button type="submit" variant="filled" wide loading={sending && 'Saving'}>
          Save the password
        </Button>
      </form>
    </AuthCard>
  );
}
