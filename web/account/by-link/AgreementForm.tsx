import { type FormEvent, useState } from 'react';
import { AgreementFields } from '#web/account/sign-in/AgreementFields.tsx';
import css from '#web/account/sign-in/AuthCard.module.css';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { NO_TICKS, type TickProblems, tickProblems } from '#web/account/sign-in/agreement.ts';
import { useSending } from '#web/account/useSending.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { signOut } from '#web/app/session/signOut.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { toast } from '#web/kit/toast/toast.ts';

type AgreementFormProps = { onAgree: (sharing: boolean) => Promise<void> };

/** For someone who came in without the sign-up form. */
export function AgreementForm({ onAgree }: AgreementFormProps) {
  const [ticks, setTicks] = useState(NO_TICKS);
  const [problems, setProblems] = useState<TickProblems>({});
  const [sending, send] = useSending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = tickProblems(ticks);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem(event.currentTarget);
    void send(() =>
      onAgree(ticks.sharing).catch((error) =>
        toast({ title: 'Not saved yet', text: identityWords(error), tone: 'error' }),
      ),
    );
  };
  return (
    <AuthCard mode="signup" title="Before you begin" text="Mallama is an AI coach. Please confirm three things.">
      <form className={css.form} noValidate onSubmit={submit}>
        <AgreementFields ticks={ticks} problems={problems} asksToShare={false} onTicks={setTicks} />
        <Button type="submit" variant="filled" wide loading={sending && 'Saving'}>
          Continue
        </Button>
        <Button variant="subtle" wide onClick={() => void signOut()}>
          Log out instead
        </Button>
      </form>
    </AuthCard>
  );
}
