import { useEffect, useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import type { Country } from '#contract/resources.ts';
import { cardFor } from '#contract/safety-card.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconHeartHandshake, IconLifebuoy, IconWind } from '#web/kit/icons.ts';
import { watchCard } from '#web/kit/safety/cardInSight.ts';
import { readCountry } from '#web/kit/safety/country.ts';
import { endOffersForADay } from '#web/kit/safety/offers.ts';
import { ResourceLine } from '#web/kit/safety/ResourceLine.tsx';
import css from './SafetyCard.module.css';

type SafetyCardProps = {
  note: SafetyNote;
  /** The reader's country; by default their choice in this browser, else its region. */
  country?: Country;
  /** If given, dismissing removes the card for good; otherwise it leaves a button that reopens it. */
  onPutAway?: () => void;
};

/** Below this level one line of each kind is shown, from it on all of them. */
const GENTLE = 2;

/** The safety layer's fixed text with helplines. It never takes the focus, and sells nothing. */
export function SafetyCard({ note, country, onPutAway }: SafetyCardProps) {
  // A hint claims nothing and is folded at first: it is there for whoever needs it.
  const isHint = note.category === 'hint';
  const [away, setAway] = useState<boolean | 'first'>('first');
  const card = cardFor(note, country ?? readCountry());
  const isCrisis = note.level >= 2;
  useEffect(() => {
    if (isCrisis) endOffersForADay();
  }, [isCrisis]);
  if (!card) return null;
  if (away === 'first' ? isHint : away)
    return <Folded isHint={isHint} isPutAway={away === true} onOpen={() => setAway(false)} />;
  const { level } = note;
  const lines = level === 1 ? card.lines.slice(0, GENTLE) : card.lines;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and several cards are no landmarks.
    <div ref={watchCard} role="group" className={css.card} data-level={level} aria-label="People to turn to">
      <div className={css.said} role={level === 1 ? 'status' : 'alert'}>
        <IconHeartHandshake size={22} aria-hidden="true" />
        <div>
          <p>{card.lead}</p>
          {card.question && <p className={css.question}>{card.question}</p>}
        </div>
      </div>
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <ResourceLine key={line.name} resource={line} />
          ))}
        </ul>
      )}
      {card.closing && <p className={css.closing}>{card.closing}</p>}
      <div className={css.actions}>
        <ButtonLink to="/support#safety-plan" size="compact" icon={<IconLifebuoy aria-hidden="true" />}>
          Show my safety plan
        </ButtonLink>
        <ButtonLink to="/support#grounding" size="compact" icon={<IconWind aria-hidden="true" />}>
          Grounding
        </ButtonLink>
        <Button variant="subtle" size="compact" onClick={onPutAway ?? (() => setAway(true))}>
          {isOwnCrisis(note) ? 'I’m safe now' : 'Put this away'}
        </Button>
      </div>
    </div>
  );
}

type FoldedProps = { isHint: boolean; isPutAway: boolean; onOpen: () => void };

const Folded = ({ isHint, isPutAway, onOpen }: FoldedProps) => (
  <Button variant="subtle" size="compact" ref={isPutAway ? focusOn : undefined} onClick={onOpen}>
    {isHint ? 'If this touches on safety: people to turn to' : 'Show this again'}
  </Button>
);

const isOwnCrisis = ({ level, who, resource }: SafetyNote) =>
  level > 1 && who !== 'other' && resource === 'suicide_crisis';

const focusOn = (button: HTMLButtonElement | null) => button?.focus();
