import { hueOf } from '#contract/hues.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import type { RelationshipCard } from '#contract/relationships.ts';
import { href } from '#web/app/paths.ts';
import { PersonCard } from '#web/kit/card/PersonCard.tsx';
import { ScoreBar } from '#web/kit/chart/ScoreBar.tsx';
import { ScoreRows } from '#web/kit/chart/ScoreRows.tsx';
import { IconArrowRight } from '#web/kit/icons.ts';
import css from './PersonTile.module.css';

/** One person on the dashboard; the whole card is a link. */
export function PersonTile({ person }: { person: RelationshipCard }) {
  const scored = (score: number) => (person.isRated ? score : null);
  const overall = scored(person.overallHealthScore);
  return (
    <PersonCard
      name={person.personName}
      kind={typeLabel(person.relationshipType, person.customLabel)}
      score={overall}
      hue={hueOf(person.id)}
      to={href.relationship(person.id)}
    >
      <div className={css.overall}>
        {overall === null ? (
          <p className="small dim">How is it going? A first check-in takes less than half a minute.</p>
        ) : (
          <ScoreBar label="Overall health" score={overall} />
        )}
      </div>
      <Excerpt label="Current State" text={person.currentState} />
      <Excerpt label="Working On" text={person.workingOn} />
      <div className={css.sides}>
        <ScoreRows
          rows={[
            { label: 'Trust', score: scored(person.trustSafetyScore) },
            { label: 'Communication', score: scored(person.communicationClarityScore) },
            { label: 'Growth', score: scored(person.growthScore) },
          ]}
        />
      </div>
      <p className={css.hint}>
        Click for details &amp; AI insights
        <IconArrowRight aria-hidden="true" />
      </p>
    </PersonCard>
  );
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className={css.about}>{label}</p>
      {text ? <p className={css.words}>{text}</p> : <p className={css.nothing}>Nothing noted yet</p>}
    </div>
  );
}
