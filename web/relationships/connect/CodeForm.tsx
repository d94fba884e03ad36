import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import css from './CodeForm.module.css';

/** For a code that was passed on without its link, in any spelling. */
export function CodeForm() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void navigate(href.invite(code.trim()));
  };
  return (
    <form className={css.form} onSubmit={open}>
      <TextField
        label="Invitation code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-2345"
        maxLength={20}
        value={code}
        onValue={setCode}
      />
      <Button type="submit">Open invitation</Button>
    </form>
  );
}
