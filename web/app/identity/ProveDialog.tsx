import { type FormEvent, useState } from 'react';
import { identity } from '#web/app/identity/identity.ts';
import { identityCode, identityWords } from '#web/app/identity/identityWords.ts';
import { ProveByLink } from '#web/app/identity/ProveByLink.tsx';
import { useSession } from '#web/app/session/useSession.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { PasswordField } from '#web/kit/field/PasswordField.tsx';

type ProveDialogProps = { open: boolean; onAnswer: (isProved: boolean) => void };

const INCORRECT = ['invalid-credential', 'wrong-password'];

/** Asks for the password again. */
export function ProveDialog({ open, onAnswer }: ProveDialogProps) {
  const session = useSession();
  const email = session.state === 'signed_in' ? session.user.email : null;
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [sending, setSending] = useState(false);

  const end = (isProved: boolean) => {
    setPassword('');
    setProblem(undefined);
    onAnswer(isProved);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setProblem('Please enter your password.');
    setSending(true);
    try {
      await (await identity()).proveAgain(password);
      end(true);
    } catch (error) {
      const isWrong = INCORRECT.includes(identityCode(error) ?? '');
      setProblem(isWrong ? 'Incorrect password. Please try again.' : identityWords(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => end(false)}
      size="small"
      title="Is it really you?"
      description="You logged in a while ago. Please enter your password once more."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={() => end(false)}>Cancel</Button>
          <Button type="submit" variant="filled" loading={sending && 'Checking'}>
            Confirm
          </Button>
        </>
      }
    >
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onValue={setPassword}
        error={problem}
      />
      {email && <ProveByLink email={email} />}
    </Dialog>
  );
}
