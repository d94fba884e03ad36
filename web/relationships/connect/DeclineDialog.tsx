import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/relationships/InvitePage.module.css';

const ways = [
  { also: 'nothing', label: 'Decline this one', text: 'They may invite you again.' },
  { also: 'noMore', label: 'No more from this person', text: 'They can’t invite you again.' },
  { also: 'block', label: 'Block this person', text: 'They can’t invite you, and your connection ends.' },
] as const;
type Also = (typeof ways)[number]['also'];

type Props = {
  code: string /** Null for somebody who is not signed in: they are not told. */;
  who: string | null;
  onDeclined: () => void;
  onClose: () => void;
};

export function DeclineDialog({ code, who, onDeclined, onClose }: Props) {
  const name = useId();
  const [also, setAlso] = useState<Also>('nothing');
  const decline = useMutation(api.relationships.connections.decline.mutationOptions({ onSuccess: onDeclined }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!decline.isPending) decline.mutate({ code, also });
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={send}
      title={who ? `Decline ${who}’s invitation?` : 'Decline this invitation?'}
      description="They aren’t told why."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" loading={decline.isPending && 'Declining'}>
            {also === 'block' ? 'Block' : 'Decline'}
          </Button>
        </>
      }
    >
      {decline.isError && <Notice tone="error">{refusalOf(decline.error).message}</Notice>}
      <fieldset className={css.choices}>
        <legend className="visually-hidden">What should happen</legend>
        {ways.map((way) => (
          <label key={way.also} className={css.choice}>
            <input type="radio" name={name} checked={also === way.also} onChange={() => setAlso(way.also)} />
            <span>
              <span className="label">{way.label}</span>
              <br />
              <span className="small dim">{way.text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
