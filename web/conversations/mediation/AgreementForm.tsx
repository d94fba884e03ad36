import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Agreement } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { keepMediation } from '#web/conversations/mediation/keepMediation.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconPlus, IconX } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './AgreementCard.module.css';

type Props = { id: string; agreement: Agreement | null; onClose: () => void };
type Line = { key: string; text: string };

const MOST_LINES = 20;
const line = (text: string): Line => ({ key: crypto.randomUUID(), text });
const today = () => new Date(serverNow()).toISOString().slice(0, 10);

const wordsIn = (agreement: Agreement | null) => JSON.stringify([agreement?.items, agreement?.checkInOn]);

export function AgreementForm({ id, agreement, onClose }: Props) {
  const [lines, setLines] = useState<readonly Line[]>(() =>
    (agreement?.items.length ? agreement.items : ['']).map(line),
  );
  const [checkInOn, setCheckInOn] = useState(agreement?.checkInOn ?? '');
  const [begun] = useState(agreement);
  const [checked, setChecked] = useState(false);
  const propose = useMutation(
    api.conversations.mediation.propose.mutationOptions({
      onSuccess(saved) {
        keepMediation(saved);
        onClose();
      },
    }),
  );
  const items = lines.map(({ text }) => text.trim()).filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (items.length > 0 && !propose.isPending) propose.mutate({ id, items, checkInOn: checkInOn || null });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className="small dim">
        One per line: what someone will do. Begin a line with a first name, as in “Ben: I can call”, and it goes on that
        person’s list. If the wording changes, everyone is asked again.
      </p>
      {wordsIn(begun) !== wordsIn(agreement) && (
        <Notice tone="ember">
          The wording was changed while you were writing. Yours would replace it. “Cancel” shows what stands now.
        </Notice>
      )}
      {propose.isError && <Notice tone="error">{refusalOf(propose.error).message}</Notice>}
      {lines.map(({ key, text }, index) => (
        <div key={key} className={css.line}>
          <TextField
            label={`Line ${index + 1}`}
            hideLabel
            limit={500}
            placeholder="We talk about money on the first Sunday of the month"
            value={text}
            error={checked && items.length === 0 && index === 0 ? 'An agreement needs at least one line' : undefined}
            onValue={(next) => setLines((all) => all.map((one) => (one.key === key ? { key, text: next } : one)))}
          />
          {lines.length > 1 && (
            <IconButton
              label={`Remove line ${index + 1}`}
              onClick={() => setLines((all) => all.filter((one) => one.key !== key))}
            >
              <IconX />
            </IconButton>
          )}
        </div>
      ))}
      {lines.length < MOST_LINES && (
        <Button
          size="compact"
          variant="subtle"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => setLines((all) => [...all, line('')])}
        >
          Add a line
        </Button>
      )}
      <TextField
        label="Day to check in on it"
        type="date"
        min={today()}
        className={css.day}
        value={checkInOn}
        onValue={setCheckInOn}
      />
      <div className={css.actions}>
        <Button variant="filled" type="submit" loading={propose.isPending && 'Proposing'}>
          Propose this wording
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
