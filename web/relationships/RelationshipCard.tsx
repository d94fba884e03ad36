import { memo } from 'react';
import { typeLabel } from '#contract/relationship-types.ts';
import type { Relationship } from '#contract/relationships.ts';
import { href } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/ButtonLink.tsx';
import { hueOf } from '#web/kit/hue.ts';
import { IconButton } from '#web/kit/IconButton.tsx';
import { IconTrash } from '#web/kit/icons.ts';
import { PersonCard } from '#web/kit/PersonCard.tsx';
import { ScoreBar } from '#web/kit/ScoreBar.tsx';
import { ScoreRows } from '#web/kit/ScoreRows.tsx';
import { CheckInFromCard } from '#web/relationships/CheckInFromCard.tsx';
import { removeRelationship } from '#web/relationships/removeRelationship.ts';
import { scoreOf, sides } from '#web/relationships/sides.ts';
import { ThisWeek } from '#web/relationships/ThisWeek.tsx';
import css from './RelationshipList.module.css';

export const RelationshipCard = memo(function RelationshipCard({ relationship }: { relationship: Relationship }) {
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
          <CheckInFromCard relationship={relationship} />
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
