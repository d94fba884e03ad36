import { type ReactNode, useState } from 'react';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { href } from '#web/app/paths.ts';
import { FallbackNotice, WhoAnswered } from '#web/app/tool/WhoAnswered.tsx';
import { useKnownNames } from '#web/app/useKnownNames.ts';
import type { Person } from '#web/app/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconShare2 } from '#web/kit/icons.ts';
import { MarkedText } from '#web/kit/MarkedText.tsx';
import { isCalm } from '#web/kit/safety/isCalm.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';
import { NOT_TOLD, TYPES, untoldIn } from '#web/relationship-analysis/compared.ts';
import { Health } from '#web/relationship-analysis/Health.tsx';
import { Lines } from '#web/relationship-analysis/Lines.tsx';

type Props = { one: RelationshipAnalysis; person: Person | undefined; isFresh: boolean };

/** The result of an analysis, which may be that there is too little to tell. */
export function RelationshipResult({ one, person, isFresh }: Props) {
  const names = useKnownNames();
  const [shared, setShared] = useState<ShareItem | null>(null);
  const { analysis, meta, relationshipType, description } = one;
  const { safety } = meta;
  const { balance, attachment } = analysis;
  const isCrisis = safety.level > 1;
  const keepInMind = [balance.otherPerspective, balance.ownPart, balance.oneRepairStep].filter(
    (line) => line !== null && !analysis.recommendations.includes(line),
  ) as string[];
  const share = () =>
    setShared({
      title: 'What I see in a relationship',
      content: [...analysis.strengths, ...analysis.recommendations].join('\n'),
      ...{ type: 'analysis', names, isPrivate: true },
    });
  return (
    <Card as="section" className={css.stack} aria-labelledby="result">
      <h2 id="result" className="h2" tabIndex={-1} ref={isFresh ? focusOn : null}>
        {isCrisis ? 'This comes first' : 'What your words show'}
      </h2>
      {safety.level > 0 && <SafetyCard note={safety} />}
      <FallbackNotice meta={meta} what="reading" />
      {analysis.notice && <Notice>{analysis.notice}</Notice>}
      <div className={css.part}>
        <p className="caption dim">
          {TYPES[relationshipType]}
          {person && ` · ${person.name}`}
        </p>
        <p className={css.bubble}>
          <MarkedText text={description} marks={attachment.evidence} />
        </p>
      </div>
      {!isCrisis && (
        <>
          <Health one={one} />
          <Lines title="Strengths" lines={analysis.strengths} />
          <Lines title="Areas for growth" lines={analysis.areasForGrowth} person={person} />
          <Style title="Communication style" text={analysis.communicationStyle} />
          <Style title="Attachment style" text={analysis.attachmentStyle}>
            {attachment.evidence.length > 0 && (
              <p className="caption dim">
                A tendency of yours, from the marked words above. It isn’t a verdict, and says nothing about the other
                person.
              </p>
            )}
          </Style>
          <Untold one={one} />
          <Lines title="Recommendations" lines={analysis.recommendations} person={person} />
          <Lines title="Keep in mind" lines={keepInMind} />
          <Lines title="Worth checking" lines={balance.assumptionsToCheck} />
          <div className={css.actions}>
            {person && <ButtonLink to={href.relationship(person.id)}>Open {person.name}’s page</ButtonLink>}
            {isCalm(safety) && (
              <Button icon={<IconShare2 aria-hidden="true" />} onClick={share}>
                Share
              </Button>
            )}
          </div>
        </>
      )}
      <WhoAnswered meta={meta} guide=", which marks what’s in your words and doesn’t score it." />
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </Card>
  );
}

function Style({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  if (text === NOT_TOLD) return null;
  return (
    <div className={css.part}>
      <h3 className="label">{title}</h3>
      <p className={css.voice}>{text}</p>
      {children}
    </div>
  );
}

/** What a description is too short for, named once. */
function Untold({ one }: { one: RelationshipAnalysis }) {
  const untold = untoldIn(one);
  if (untold.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className="label">{NOT_TOLD}</h3>
      <p className={css.voice}>{upper(new Intl.ListFormat('en-US').format(untold))}</p>
      <p className="caption dim">
        A few sentences can’t carry these. Check-ins on someone’s page can carry a number, and show what it was counted
        from.
      </p>
    </div>
  );
}

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const focusOn = (heading: HTMLElement | null) => heading?.focus();
