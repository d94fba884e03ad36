import { useState } from 'react';
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
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';
import { TYPES } from '#web/relationship-analysis/compared.ts';
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
          <Lines title="Strengths" lines={analysis.strengths} empty="Not enough to tell" />
          <Lines title="Areas for growth" lines={analysis.areasForGrowth} person={person} empty="Not enough to tell" />
          <div className={css.part}>
            <h3 className="label">Communication style</h3>
            <p className={css.voice}>{analysis.communicationStyle}</p>
          </div>
          <div className={css.part}>
            <h3 className="label">Attachment style</h3>
            <p className={css.voice}>{analysis.attachmentStyle}</p>
            {attachment.evidence.length > 0 && (
              <p className="caption dim">
                A tendency of yours, from the marked words above. It isn’t a verdict, and says nothing about the other
                person.
              </p>
            )}
          </div>
          <Lines title="Recommendations" lines={analysis.recommendations} person={person} />
          <Lines title="Keep in mind" lines={keepInMind} />
          <Lines title="Worth checking" lines={balance.assumptionsToCheck} />
          <div className={css.actions}>
            {person && <ButtonLink to={href.relationship(person.id)}>Open {person.name}’s page</ButtonLink>}
            {safety.level === 0 && (
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

const focusOn = (heading: HTMLElement | null) => heading?.focus();
