import { partiesOf } from '#contract/arguments.ts';
import type { ArgumentResolution } from '#contract/coach.ts';
import { hueOf } from '#contract/hues.ts';
import { Lines, PartyColumns } from '#web/arguments/PartyColumns.tsx';
import { usePartyHue } from '#web/arguments/usePartyHue.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import css from './Arguments.module.css';

/** A result, complete or in the making. */
export type Read = ArgumentResolution & { id: string };

type Props = { argument: Read };

const NOTHING = 'Nothing clear from these words.';

export function ImprovementSection({ argument }: Props) {
  const { improvements, whatWentWell } = argument;
  const parties = partiesOf(argument);
  return (
    <Card as="section" className={css.section}>
      {Object.keys(improvements).length > 0 && (
        <>
          <h2 id="improvement" className="h2">
            Areas for Improvement
          </h2>
          <PartyColumns parties={parties}>
            {(party) => (
              <>
                <Lines label="What" lines={improvements[party]?.whatToImprove} none={NOTHING} />
                <Lines label="How" lines={improvements[party]?.howToImprove} />
              </>
            )}
          </PartyColumns>
          <hr className={css.rule} />
        </>
      )}
      <h2 id="well" className="h2">
        What Went Well
      </h2>
      <PartyColumns parties={parties}>{(party) => <Lines lines={whatWentWell[party]} none={NOTHING} />}</PartyColumns>
    </Card>
  );
}

export function DeepSection({ argument }: Props) {
  const { underlyingIssue, relationshipPattern, coreEmotionalNeeds, repairLanguage } = argument.analysis;
  return (
    <Card as="section" className={css.section}>
      <h2 id="deep" className="h2">
        Deep Analysis
      </h2>
      <div>
        <h3 className="small dim">Underlying issue</h3>
        <p className={css.said}>{underlyingIssue}</p>
      </div>
      <div>
        <h3 className="small dim">Relationship pattern</h3>
        <p className={css.said}>{relationshipPattern}</p>
      </div>
      <hr className={css.rule} />
      <PartyColumns parties={partiesOf(argument)}>
        {(party) => (
          <>
            <Lines label="Core emotional needs" lines={coreEmotionalNeeds[party]} none={NOTHING} />
            <Lines label="Repair language" lines={repairLanguage[party]?.map((line) => `“${line}”`)} />
          </>
        )}
      </PartyColumns>
    </Card>
  );
}

export function BreakdownSection({ argument }: Props) {
  const { rootCauses, emotionalTriggers, communicationBreakdowns } = argument.analysis;
  const columns = [
    ['Root causes', rootCauses],
    ['Emotional triggers', emotionalTriggers],
    ['Communication breakdowns', communicationBreakdowns],
  ] as const;
  return (
    <Card as="section" className={css.section}>
      <h2 id="breakdown" className="h2">
        Conflict Breakdown
      </h2>
      <div className={css.columns}>
        {columns.map(([label, lines]) => (
          <div key={label}>
            <h3 className="label">{label}</h3>
            <Lines lines={lines} none={NOTHING} />
          </div>
        ))}
      </div>
    </Card>
  );
}

export function CompromiseSection({ argument }: Props) {
  const hueFor = usePartyHue();
  const hue = partiesOf(argument)
    .map(hueFor)
    .find((one) => one !== 'you');
  return (
    <section className={css.compromise}>
      <div>
        <h2 id="compromise" className="h2">
          Proposed Compromise
        </h2>
        <p className={css.said}>{argument.proposedCompromise}</p>
      </div>
      <Pair score={90} hue={hue ?? hueOf(argument.id)} width={150} />
    </section>
  );
}

export function PreventionSection({ argument: { preventionTips } }: Props) {
  return (
    <Card as="section" className={css.section}>
      <h2 id="prevention" className="h2">
        Prevention Tips
      </h2>
      <ol className={css.tips}>
        {preventionTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </Card>
  );
}
