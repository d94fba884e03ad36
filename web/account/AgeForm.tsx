import { type FormEvent, useState } from 'react';
import { useSending } from '#web/account/useSending.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { session } from '#web/app/session/current.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AgePage.module.css';

const ASKED = 'Please enter the day you were born';

/** Asked once. Someone who says they are younger is not asked again before they turn 18. */
export function AgeForm() {
  const [bornOn, setBornOn] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [sending, send] = useSending();

  const sendAge = async () => {
    try {
      await api.account.tellAge.call({ bornOn });
      await session.recheck();
    } catch (error) {
      const issue = issueAt(error, 'bornOn');
      if (issue) setProblem(issue);
      else toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(bornOn ? undefined : ASKED);
    if (!bornOn) return focusProblem(event.currentTarget);
    void send(sendAge);
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label="When were you born?"
        name="bornOn"
        type="date"
        autoComplete="bday"
        required
        value={bornOn}
        onValue={setBornOn}
        error={problem}
      />
      <Button type="submit" variant="filled" loading={sending && 'Checking'}>
        Go on
      </Button>
    </form>
  );
}
