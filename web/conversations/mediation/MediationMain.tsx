import type { OpenConversation } from '#contract/conversations.ts';
import type { Mediation } from '#contract/mediation.ts';
import { AgreementCard } from '#web/conversations/mediation/AgreementCard.tsx';
import { IntakeForm } from '#web/conversations/mediation/IntakeForm.tsx';
import { InviteCard } from '#web/conversations/mediation/InviteCard.tsx';
import { silenceOf } from '#web/conversations/mediation/phases.ts';
import { TurnBar } from '#web/conversations/mediation/TurnBar.tsx';
import { Unavailable } from '#web/conversations/mediation/Unavailable.tsx';
import { Waiting } from '#web/conversations/mediation/Waiting.tsx';
import { ThreadCard } from '#web/conversations/ThreadCard.tsx';

type Props = { conversation: OpenConversation; mediation: Mediation; message: string | null };

/** What is to do now: invite, answer in private, wait, speak, read, agree. */
export function MediationMain({ conversation, mediation, message }: Props) {
  const { phase, needsIntake, turnOf, people } = mediation;
  const isOpen = conversation.status === 'active' || conversation.status === 'agreed';
  if (phase === 'unavailable') return <Unavailable mediation={mediation} />;
  if (isOpen && (phase === 'gathering' || phase === 'intake'))
    return (
      <>
        {conversation.isOwner && <InviteCard id={conversation.id} people={people} />}
        {needsIntake ? <IntakeForm id={conversation.id} /> : <Waiting mediation={mediation} />}
      </>
    );
  const isMyTurn = isOpen && people.some(({ id, isMe }) => isMe && id === turnOf);
  return (
    <>
      {(phase === 'agreeing' || phase === 'agreed') && (
        <AgreementCard id={conversation.id} mediation={mediation} isOpen={isOpen} />
      )}
      <ThreadCard
        conversation={conversation}
        message={message}
        silence={silenceOf(mediation)}
        above={(isSending) => isMyTurn && <TurnBar id={conversation.id} isSending={isSending} />}
      />
    </>
  );
}
