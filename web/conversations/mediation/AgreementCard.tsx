import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreement, Mediation } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { AgreedBy } from '#web/conversations/mediation/AgreedBy.tsx';
import { AgreementForm } from '#web/conversations/mediation/AgreementForm.tsx';
import { ChangedNote } from '#web/conversations/mediation/ChangedNote.tsx';
import { keepMediation } from '#web/conversations/mediation/keepMediation.ts';
import { inIt, nameOf } from '#web/conversations/mediation/phases.ts';
import { TakeAlong } from '#web/conversations/mediation/TakeAlong.tsx';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { localDay, longDate } from '#web/kit/dates.ts';
import { IconCheck, IconPencil } from '#web/kit/icons.ts';
import css from './AgreementCard.module.css';

type Props = { id: string; mediation: Mediation; isOpen: boolean };

function titleOf(isDone: boolean, isTogether: boolean): string {
  if (isDone) return 'What you agreed on';
  return isTogether ? 'The agreement' : 'What was proposed';
}

/** The agreement. Any member can change it; a change needs everyone's confirmation again. */
export function AgreementCard({ id, mediation, isOpen }: Props) {
  const { agreement, phase } = mediation;
  const [editing, setEditing] = useState(false);
  const isDone = phase === 'agreed';
  const hasWords = (agreement?.items.length ?? 0) > 0;
  const isTogether = inIt(mediation.people).length > 1;
  const mayChange = isOpen && isTogether && !isDone;
  if (!isDone && !hasWords && !mayChange) return null;
  return (
    <Card as="section" className={css.card} aria-labelledby="agreement-title">
      <h2 id="agreement-title" className="h2">
        {titleOf(isDone, isTogether)}
      </h2>
      {isDone && agreement?.agreed && (
        <AgreedBy agreed={agreement.agreed} other={inIt(mediation.people).find(({ isMe }) => !isMe)} />
      )}
      {agreement && hasWords && !editing && (
        <>
          {mayChange && <ChangedNote agreement={agreement} hasMyYes={hasMyYes(mediation)} />}
          <AgreedItems agreement={agreement} isMeant={isDone || mayChange} />
          {!isDone && isTogether && <Yeses mediation={mediation} agreement={agreement} />}
          {!isDone && !isTogether && (
            <p className="dim">Not everyone had said yes when someone left, so this isn’t agreed.</p>
          )}
          {isDone && <TakeAlong id={id} agreement={agreement} />}
        </>
      )}
      {mayChange && !hasWords && !editing && <p className="dim">Nothing is written here yet.</p>}
      {mayChange && editing && <AgreementForm id={id} agreement={agreement} onClose={() => setEditing(false)} />}
      {mayChange && agreement && !editing && (
        <div className={css.actions}>
          <ConfirmButton id={id} mediation={mediation} agreement={agreement} />
          <Button icon={<IconPencil aria-hidden="true" />} onClick={() => setEditing(true)}>
            {hasWords ? 'Change the wording' : 'Write it'}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** `isMeant`: it holds, or may still come to hold. */
function AgreedItems({ agreement: { items, checkInOn }, isMeant }: { agreement: Agreement; isMeant: boolean }) {
  return (
    <>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {isMeant && (
        <p className="small">
          {checkInOn ? `You’ll check in on this on ${longDate(localDay(checkInOn))}.` : 'No day to check in on it.'}
        </p>
      )}
    </>
  );
}

function Yeses({ mediation: { people }, agreement }: { mediation: Mediation; agreement: Agreement }) {
  return (
    <ul className={css.yeses} aria-label="Who has agreed to this wording">
      {inIt(people).map((person) => {
        const said = agreement.confirmedBy.includes(person.id);
        return (
          <li key={person.id} data-said={said || undefined}>
            {said && <IconCheck size={16} aria-hidden="true" />}
            {nameOf(person)}: {said ? 'yes' : 'not yet'}
          </li>
        );
      })}
    </ul>
  );
}

const hasMyYes = ({ people, agreement }: Mediation) =>
  people.some(({ id, isMe }) => isMe && agreement?.confirmedBy.includes(id));

type ConfirmProps = { id: string; mediation: Mediation; agreement: Agreement };

/** Sends the text that is on the screen, so that nobody confirms a newer one unseen. */
function ConfirmButton({ id, mediation, agreement }: ConfirmProps) {
  const confirm = useMutation(
    api.conversations.mediation.confirm.mutationOptions({
      onSuccess: keepMediation,
      onError: tellFailure('Your agreement wasn’t saved'),
    }),
  );
  const { items, checkInOn } = agreement;
  if (items.length === 0 || hasMyYes(mediation)) return null;
  return (
    <Button
      variant="filled"
      loading={confirm.isPending && 'Agreeing'}
      onClick={() => confirm.mutate({ id, items, checkInOn })}
    >
      I agree to this wording
    </Button>
  );
}
