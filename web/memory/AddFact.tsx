import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FACT_LENGTH } from '#contract/memory.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { ScopeSelect } from '#web/memory/ScopeSelect.tsx';
import css from './Memory.module.css';

/** Adds a fact by hand. */
export function AddFact() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [about, setAbout] = useState<string | null>(null);
  const add = useMutation(api.memory.add.mutationOptions({ onSuccess: () => setText('') }));
  const tooLong = text.length > FACT_LENGTH ? `Please keep it under ${FACT_LENGTH} characters` : undefined;
  const error = tooLong ?? (add.error ? refusalOf(add.error).message : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !tooLong) add.mutate({ text, relationshipId: about });
  };
  if (!isOpen)
    return (
      <Button size="compact" onClick={() => setOpen(true)}>
        Add something
      </Button>
    );
  return (
    <form className={css.add} onSubmit={send}>
      <TextField
        label="What should Mallama remember?"
        placeholder="Talks best after dinner"
        limit={FACT_LENGTH}
        value={text}
        onValue={setText}
        error={error}
        autoFocus
      />
      <ScopeSelect value={about} onChange={setAbout} />
      <div className={css.answers}>
        <Button type="submit" variant="filled" loading={add.isPending && 'Saving'} disabled={!text.trim()}>
          Save
        </Button>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </div>
      {add.data?.safety && <SafetyCard note={add.data.safety} />}
    </form>
  );
}
