import { type FormEvent, use, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { isEscape } from '#web/kit/field/isEscape.ts';
import { Microphone } from '#web/kit/field/microphone.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import css from './ListField.module.css';

type Props = {
  title: string;
  placeholder: string | undefined;
  onAdd: (text: string) => void;
  onClose: () => void;
  draft?: ItemDraft | undefined;
};

/** Keeps a new item until it is added. */
export type ItemDraft = { value: string | undefined; keep: (text: string) => void; drop: () => void };

/** Stays open after an addition, for the next one. */
export function ListFieldAdd({ title, placeholder, onAdd, onClose, draft }: Props) {
  const [text, setText] = useState(draft?.value ?? '');
  const Hears = use(Microphone);
  const write = (typed: string) => {
    setText(typed);
    if (typed.trim()) draft?.keep(typed);
    else draft?.drop();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return onClose();
    onAdd(text.trim());
    write('');
  };
  return (
    <form className={css.add} onSubmit={add} onKeyDown={(event) => isEscape(event) && onClose()}>
      <TextField label={`New in ${title}`} hideLabel placeholder={placeholder} value={text} onValue={write} autoFocus />
      {Hears && <Hears value={text} onValue={write} disabled={false} />}
      <Button type="submit" variant="light">
        Add
      </Button>
      <Button variant="subtle" onClick={onClose}>
        Done
      </Button>
    </form>
  );
}
