import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';

type Answers = Record<'afraid' | 'threatened' | 'hurt' | 'controlled', boolean>;
type Props = { relationship: Pick<Relationship, 'id' | 'personName'>; onClose: () => void };

const questions: readonly { key: keyof Answers; ask: (name: string) => string }[] = [
  { key: 'afraid', ask: (name) => `Are you ever afraid of ${name}?` },
  { key: 'threatened', ask: (name) => `Does ${name} ever threaten you, or anyone you love?` },
  { key: 'hurt', ask: (name) => `Has ${name} hurt you, or forced you to do anything?` },
  { key: 'controlled', ask: (name) => `Does ${name} watch you, or decide whom you see and what you spend?` },
];
const options = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;

const isWhole = (answers: Partial<Answers>): answers is Answers => questions.every(({ key }) => key in answers);

/** Explains in general why connecting can be closed, and never what was found here. */
export function ConnectAgainDialog({ relationship: { id, personName }, onClose }: Props) {
  const [answers, setAnswers] = useState<Partial<Answers>>({});
  const offer = useMutation(
    api.relationships.connections.offerAgain.mutationOptions({
      onSuccess({ safety }) {
        if (safety) return;
        onClose();
        toast({ title: 'Connecting is on again', tone: 'success' });
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole(answers) && !offer.isPending) offer.mutate({ id, ...answers });
  };
  const note = offer.data?.safety;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      title={note ? 'Connecting stays off' : `Connecting with ${personName}`}
      description={note ? `${personName} is told nothing, and you can ask again at any time.` : WHY}
      footer={
        note ? (
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Leave it off</Button>
            <Button
              variant="filled"
              type="submit"
              disabled={!isWhole(answers)}
              loading={offer.isPending && 'One moment'}
            >
              Turn it on
            </Button>
          </>
        )
      }
    >
      {offer.isError && <Notice tone="error">{refusalOf(offer.error).message}</Notice>}
      {note && <SafetyCard note={note} />}
      {!note &&
        questions.map(({ key, ask }) => (
          <Segmented<'yes' | 'no' | ''>
            key={key}
            label={ask(personName)}
            options={options}
            value={answers[key] === undefined ? '' : answers[key] ? 'yes' : 'no'}
            onValue={(value) => setAnswers({ ...answers, [key]: value === 'yes' })}
          />
        ))}
    </Dialog>
  );
}

const WHY = [
  'Mallama leaves connecting off when notes sound as if someone may not be safe. It’s sometimes wrong. ',
  'Answer for yourself: nobody else sees it, and your answers aren’t kept.',
].join('');
