import { type FormEvent, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './EraseDialog.module.css';

const WORD = 'erase';

type EraseDialogProps = { open: boolean; problem: string | undefined; onClose: () => void; onErase: () => void };

/** Lists what is deleted, and asks for a word to be typed, because this cannot be undone. */
export function EraseDialog({ open, problem, onClose, onErase }: EraseDialogProps) {
  const [word, setWord] = useState('');
  const [missing, setMissing] = useState<string | undefined>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isMeant = word.trim().toLowerCase() === WORD;
    setMissing(isMeant ? undefined : 'Please type the word erase.');
    if (isMeant) onErase();
    else focusProblem(event.currentTarget);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Erase your account?"
      description="You can’t undo this."
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger">
            Erase my account
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <ul className={css.list}>
          <li>Everything you wrote will be deleted: people, journal, chats, your safety plan.</li>
          <li>Your plan is canceled first and ends now, with no refund for the time left.</li>
          <li>If you’re waiting for Prime, you leave the list and get your $100 back.</li>
          <li>
            Shared chats and mediations: the others keep what they wrote. Your messages go, and so does the title of a
            mediation you started.
          </li>
          <li>What you agreed on stays for the others, without the lines that have your name.</li>
          <li>Stories and comments you shared leave the learning feed.</li>
          <li>Want a copy? Cancel, and choose “Export my data” first.</li>
          <li>If you logged in a while ago, we ask for your password next. Nothing is erased before that.</li>
        </ul>
        <TextField
          label="Type “erase” to confirm"
          name="confirm"
          autoComplete="off"
          autoCapitalize="none"
          required
          value={word}
          onValue={setWord}
          error={missing}
        />
      </div>
    </Dialog>
  );
}
