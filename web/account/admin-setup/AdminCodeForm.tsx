import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { giveCode, NotTheAddress } from '#web/account/admin-setup/adminSetup.ts';
import css from '#web/account/sign-in/AuthCard.module.css';
import { useSending } from '#web/account/useSending.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { session } from '#web/app/session/current.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import { toast } from '#web/kit/toast/toast.ts';

const wordsFor = (error: unknown) =>
  error instanceof NotTheAddress ? 'Your address isn’t the admin address that’s set here.' : refusalOf(error).message;

/** For someone who is signed in with the admin address: only the code is needed. */
export function AdminCodeForm({ email }: { email: string }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [sending, send] = useSending();
  const navigate = useNavigate();

  const claim = async () => {
    await giveCode(code);
    const { isAdmin } = await api.account.user.call();
    if (!isAdmin) throw new NotTheAddress();
    await session.recheck();
    await navigate(paths.admin, { replace: true });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = code.trim() === '';
    setProblem(missing ? 'Please enter the setup code' : undefined);
    if (missing) return focusProblem(event.currentTarget);
    void send(() =>
      claim().catch((error) => toast({ title: 'Admin setup failed', text: wordsFor(error), tone: 'error' })),
    );
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className="dim">You are logged in as {email}.</p>
      <TextField
        label="Setup Code"
        name="code"
        autoComplete="off"
        spellCheck={false}
        required
        value={code}
        onValue={setCode}
        error={problem}
      />
      <Button type="submit" variant="filled" wide loading={sending && 'Checking'}>
        Become the administrator
      </Button>
    </form>
  );
}
