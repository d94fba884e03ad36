import type { OpenConversation } from '#contract/conversations.ts';
import { type Mediation, UNAVAILABLE } from '#contract/mediation.ts';
import { AgreementCard } from '#web/conversations/mediation/AgreementCard.tsx';
import { IntakeForm } from '#web/conversations/mediation/IntakeForm.tsx';
import { InviteCard } from '#web/conversations/mediation/InviteCard.tsx';
import { inIt, namesOf, notReady, silenceOf } from '#web/conversations/mediation/phases.ts';
import { TurnBar } from '#web/conversations/mediation/TurnBar.tsx';
import { ThreadCard } from '#web/conversations/ThreadCard.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

/** The same text for everyone; helplines only for the person they are meant for. */
function Unavailable({ mediation: { safety } }: { mediation: Mediation }) {
  return (
    <>
      <Empty figure="lost" title={UNAVAILABLE} text="You can still talk with Mallama alone, in a solo session." />
      {safety && <SafetyCard note={safety} />}
    </>
  );
}

/** This member is done, and others are not yet. */
function Waiting({ mediation: { people } }: { mediation: Mediation }) {
  const isAlone = inIt(people).length < 2;
  const others = notReady(people);
  return (
    <div role="status">
      <Empty
        title={`Waiting for ${isAlone ? 'someone to join' : namesOf(others) || 'the others'}`}
        text={
          isAlone
            ? 'Your part is done. It begins once someone has joined and answered theirs.'
            : `Your part is done. It begins once ${namesOf(others) || 'everyone'} ${
                others.length === 1 || others.length === 0 ? 'is' : 'are'
              } ready. You can close this page.`
        }
      />
    </div>
  );
}

type Props = { conversation: OpenConversation; mediation: Mediation; message: string | null };

/** The current step: invite, answer in private, wait, talk, read, agree. */
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
        above={(isSending) => isMyTurn && <TurnBar id={conversation.id} people={people} isSending={isSending} />}
      />
    </>
  );
}
