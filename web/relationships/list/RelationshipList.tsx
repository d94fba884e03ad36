import { memo, useState } from 'react';
import { hueOf } from '#contract/hues.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import type { Relationship } from '#contract/relationships.ts';
import { href } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { PersonCard } from '#web/kit/card/PersonCard.tsx';
import { ScoreBar } from '#web/kit/chart/ScoreBar.tsx';
import { ScoreRows } from '#web/kit/chart/ScoreRows.tsx';
import { IconActivity, IconTrash } from '#web/kit/icons.ts';
import { CheckInDialog } from '#web/relationships/check-in/CheckInDialog.tsx';
import { scoreOf, sides } from '#web/relationships/check-in/sides.ts';
import { HeardDialog, useHeard } from '#web/relationships/HeardCard.tsx';
import { ThisWeek } from '#web/relationships/health/ThisWeek.tsx';
import { removeRelationship } from '#web/relationships/person/removeRelationship.ts';
import css from './RelationshipList.module.css';

function CheckInButton({ relationship }: { relationship: Relationship }) {
  const [checking, setChecking] = useState(false);
  const [told, setTold] = useState(0);
  const heard = useHeard();
  const turn = heard.last?.turn ?? 0;
  return (
    <>
      <Button
        size="compact"
        icon={<IconActivity aria-hidden="true" />}
        aria-label={`Check in with ${relationship.personName}`}
        onClick={() => setChecking(true)}
      >
        Check in
      </Button>
      {checking && (
        <CheckInDialog relationship={relationship} onSaved={heard.hear} onClose={() => setChecking(false)} />
      )}
      {!checking && turn > told && (
        <HeardDialog title="Your check-in is saved" heard={heard} onClose={() => setTold(turn)} />
      )}
    </>
  );
}

const RelationshipCard = memo(function RelationshipCard({ relationship }: { relationship: Relationship }) {
  const { id, personName, relationshipType, customLabel, isRated } = relationship;
  const rows = sides.map(({ side, label }) => ({ label, score: scoreOf(relationship, side) }));
  return (
    <PersonCard
      name={personName}
      kind={typeLabel(relationshipType, customLabel)}
      score={scoreOf(relationship, 'overall')}
      hue={hueOf(id)}
      to={href.relationship(id)}
      as="h2"
    >
      {isRated ? (
        <>
          <ScoreBar label="Overall Health" score={scoreOf(relationship, 'overall')} />
          <ScoreRows rows={rows} />
        </>
      ) : (
        <p className="small dim">A first check-in takes less than half a minute.</p>
      )}
      <ThisWeek
        label="This Week"
        conflicts={relationship.recentConflictsCount}
        positive={relationship.recentPositiveInteractions}
      />
      <div className={css.foot}>
        <div className={css.actions}>
          <CheckInButton relationship={relationship} />
          <ButtonLink size="compact" to={href.relationship(id)} aria-label={`Details of ${personName}`}>
            Details
          </ButtonLink>
        </div>
        <IconButton label={`Delete ${personName}`} onClick={() => void removeRelationship(relationship)}>
          <IconTrash />
        </IconButton>
      </div>
    </PersonCard>
  );
});

/** Cards out of sight are not drawn, so that hundreds of people scroll as easily as three. */
export function RelationshipList({ list }: { list: readonly Relationship[] }) {
  return (
    <ul className={css.list}>
      {list.map((relationship) => (
        <li key={relationship.id} className={css.item} data-rated={relationship.isRated || undefined}>
          <RelationshipCard relationship={relationship} />
        </li>
      ))}
    </ul>
  );
}
