import { useState } from 'react';
import { type Argument, partiesOf } from '#contract/arguments.ts';
import { PracticeButton } from '#web/app/rehearsal/PracticeButton.tsx';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { useSharesLessons } from '#web/app/useSharesLessons.ts';
import { FollowUp } from '#web/arguments/FollowUp.tsx';
import { hueOfParty } from '#web/arguments/parties.ts';
import { SaveArgument } from '#web/arguments/SaveArgument.tsx';
import { useMark } from '#web/arguments/useArguments.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { IconBookmark, IconCheck, IconMessageCircle } from '#web/kit/icons.ts';
import { isCalm } from '#web/kit/safety/isCalm.ts';
import css from './ArgumentAside.module.css';

const PARTS = [
  ['better', 'How it could have gone better'],
  ['improvement', 'Areas for improvement'],
  ['well', 'What went well'],
  ['deep', 'Deep analysis'],
  ['breakdown', 'Conflict breakdown'],
  ['compromise', 'Proposed compromise'],
  ['prevention', 'Prevention tips'],
  ['why', 'Why this works'],
] as const;

type Props = { argument: Argument; isWithheld: boolean; isShort: boolean };

/** Actions for an argument: ask, mark, save, jump to a part. */
export function ArgumentAside({ argument, isWithheld, isShort }: Props) {
  const [isChatting, setChatting] = useState(argument.hasChat);
  const toggle = (
    <Button
      variant={isChatting ? 'default' : 'filled'}
      wide
      aria-expanded={isChatting}
      icon={<IconMessageCircle aria-hidden="true" />}
      onClick={() => setChatting(!isChatting)}
    >
      {isChatting ? 'Hide Chat' : 'Start Chat with Mallama'}
    </Button>
  );
  return (
    <aside className={css.aside} aria-label="Next" data-chatting={isChatting || undefined}>
      {isChatting ? (
        <div className={css.chat}>
          {toggle}
          <FollowUp argument={argument} />
        </div>
      ) : (
        <section className={css.ask} aria-labelledby="ask">
          <div className={css.scene}>
            <Pair score={70} hue="apricot" width={120} />
          </div>
          <h2 id="ask" className="label">
            {isShort ? 'Want to go on?' : 'Something not quite right?'}
          </h2>
          <p className="small">
            {isShort
              ? 'Say what matters to you, in your own words.'
              : 'Ask a follow-up. Mallama has read the whole conversation.'}
          </p>
          {toggle}
        </section>
      )}
      {!isWithheld && <Keep argument={argument} />}
      {!isShort && !isChatting && (
        <nav aria-label="Parts of the analysis" className={css.parts}>
          {PARTS.filter(([id]) => isThere(id, argument)).map(([id, label]) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </aside>
  );
}

function isThere(id: (typeof PARTS)[number][0], argument: Argument) {
  const { improvements, resolvedConversation, proposedCompromise, preventionTips } = argument;
  if (id === 'better') return resolvedConversation !== '';
  if (id === 'improvement') return Object.keys(improvements).length > 0;
  if (id === 'compromise') return Boolean(proposedCompromise);
  return id !== 'prevention' || preventionTips.length > 0;
}

function Keep({ argument }: { argument: Argument }) {
  const shares = useSharesLessons();
  const mark = useMark(argument);
  const { user } = useSignedIn();
  const other = partiesOf(argument).find((party) => hueOfParty(party, user.firstName) !== 'you') ?? '';
  const [isSaving, setSaving] = useState(false);
  const isResolved = argument.status === 'resolved';
  return (
    <section className={css.keep} aria-label="Keep it">
      <Button
        size="compact"
        aria-pressed={isResolved}
        icon={<IconCheck aria-hidden="true" />}
        loading={mark.isPending}
        onClick={() => mark.to(isResolved ? 'active' : 'resolved')}
      >
        {isResolved ? 'Resolved' : 'Mark as Resolved'}
      </Button>
      {!isResolved && shares && (
        <p className="caption dim">Core shares the lesson, never your words or names. Plus keeps it private.</p>
      )}
      <Button size="compact" icon={<IconBookmark aria-hidden="true" />} onClick={() => setSaving(true)}>
        Save to a relationship
      </Button>
      {isCalm(argument.meta.safety) && (
        <PracticeButton
          from={`argument-${argument.id}`}
          begin={{ personName: other, aim: 'Talk about it again, calmly' }}
        />
      )}
      {isSaving && <SaveArgument argument={argument} onClose={() => setSaving(false)} />}
    </section>
  );
}
