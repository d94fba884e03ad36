import { type ReactNode, useState } from 'react';
import type { Connection, InvitationPreview } from '#contract/relationship-connections.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { UnratedPair } from '#web/kit/figure/Pair.tsx';
import { IconEye, IconEyeOff } from '#web/kit/icons.ts';
import { AcceptForm } from '#web/relationships/connect/AcceptForm.tsx';
import { DeclineDialog } from '#web/relationships/connect/DeclineDialog.tsx';
import css from '#web/relationships/InvitePage.module.css';

type Props = {
  code: string;
  invitation: InvitationPreview;
  onAnswer: (answer: Connection | 'declined') => void;
};

/** Who invites, what the two will see of each other and what not, and the three answers. */
export function InvitationCard({ code, invitation, onAnswer }: Props) {
  const { from, expiresAt, visible, hidden } = invitation;
  const [declining, setDeclining] = useState(false);
  const who = from.name ?? from.email ?? 'Someone';
  return (
    <>
      <div className={css.figure}>
        <UnratedPair />
      </div>
      <Card as="article" className={css.invitation}>
        <div>
          <h1 className="h1">{who} invites you to connect</h1>
          <p className="small dim">
            {from.name && from.email && `${from.email}. `}Open until {dayOf(expiresAt)}.
          </p>
        </div>
        <div className={css.lists}>
          <Sentences title="What they will see" sentences={visible} icon={<IconEye size={18} aria-hidden="true" />} />
          <Sentences
            title="What only you will see"
            sentences={hidden}
            icon={<IconEyeOff size={18} aria-hidden="true" />}
          />
        </div>
        <AcceptForm code={code} invitation={invitation} onConnected={onAnswer} onDecline={() => setDeclining(true)} />
      </Card>
      {declining && (
        <DeclineDialog
          code={code}
          who={who}
          onDeclined={() => onAnswer('declined')}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

type SentencesProps = { title: string; sentences: readonly string[]; icon: ReactNode };

function Sentences({ title, sentences, icon }: SentencesProps) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            {icon}
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
