import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { answering } from '#web/admin/answering.ts';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import css from './AdminPage.module.css';

const MOST = 400;

/** Moves the sandbox's time, to see what renews, fails and ends. */
export function SandboxClock() {
  const [days, setDays] = useState('31');
  const [problem, setProblem] = useState<string>();
  const advance = useMutation(api.admin.advance.mutationOptions(answering('Time moved on')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = /^\d+$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= MOST;
    setProblem(isGood ? undefined : `From 1 to ${MOST} days`);
    if (isGood) advance.mutate({ days: Number(days) });
  };
  return (
    <section className={css.part} aria-labelledby="clock-title">
      <h2 id="clock-title" className="h2">
        Sandbox clock
      </h2>
      <p className="dim measure">
        Makes everything paid in the sandbox that many days older, for all members here. What falls due is renewed,
        tried again or ended.
      </p>
      <form className={css.actions} noValidate onSubmit={submit}>
        <TextField
          className={css.days}
          label="Days"
          inputMode="numeric"
          value={days}
          onValue={setDays}
          error={problem}
        />
        <Button type="submit" loading={advance.isPending && 'Moving'}>
          Move time on
        </Button>
      </form>
    </section>
  );
}
