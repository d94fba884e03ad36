import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconMail } from '#web/kit/icons.ts';
import { mailLink, type ShareItem } from '#web/kit/share/share.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './ShareDialog.module.css';

/** Opens the person's own mail program; Mallama does not receive the address. */
export function ShareMail({ item, url }: { item: ShareItem; url: string }) {
  const [recipient, setRecipient] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  const open = (event: MouseEvent) => {
    if (recipient.trim() !== '') return toast({ title: 'Email opened!', text: 'Your words are in your mail app.' });
    event.preventDefault();
    toast({ title: 'Email required', text: 'Please enter a recipient email address.', tone: 'error' });
    field.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    link.current?.click();
  };

  return (
    <form className={css.mail} noValidate onSubmit={send}>
      <TextField
        ref={field}
        label="Recipient"
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder="name@example.org"
        value={recipient}
        onValue={setRecipient}
      />
      <ButtonAnchor
        ref={link}
        variant="filled"
        icon={<IconMail aria-hidden="true" />}
        href={mailLink(item, url, recipient)}
        onClick={open}
      >
        Open email
      </ButtonAnchor>
      <p className={css.note}>
        “{item.title}” is the subject{item.isPrivate ? '.' : `, and a link goes with it: ${url}`}
      </p>
    </form>
  );
}
