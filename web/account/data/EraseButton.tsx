import { useState } from 'react';
import { EraseDialog } from '#web/account/data/EraseDialog.tsx';
import { leaveForGood } from '#web/account/data/leaveForGood.ts';
import { useSending } from '#web/account/useSending.ts';
import { useRecentSignIn } from '#web/app/identity/useRecentSignIn.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';

/** Closes the dialog while the password is asked for, and opens it again with the reason if nothing was erased. */
export function EraseButton() {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [sending, send] = useSending();
  const { withRecentSignIn, prove } = useRecentSignIn();

  const ask = (why?: string) => {
    setProblem(why);
    setAsking(true);
  };
  const erase = () =>
    send(async () => {
      setAsking(false);
      try {
        if (!(await withRecentSignIn(leaveForGood))) ask();
      } catch (error) {
        ask(`Nothing was erased. ${refusalOf(error).message}`);
      }
    });

  return (
    <>
      <Button variant="danger" loading={sending && 'Erasing'} onClick={() => ask()}>
        Erase my account
      </Button>
      <EraseDialog open={isAsking} problem={problem} onClose={() => setAsking(false)} onErase={() => void erase()} />
      {prove}
    </>
  );
}
