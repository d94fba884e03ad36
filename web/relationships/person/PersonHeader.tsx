import { hueOf } from '#contract/hues.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import type { Relationship } from '#contract/relationships.ts';
import { PracticeButton } from '#web/app/rehearsal/PracticeButton.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { IconArchive, IconLink } from '#web/kit/icons.ts';
import { CheckInBar } from '#web/relationships/check-in/CheckInBar.tsx';
import { scoreOf } from '#web/relationships/check-in/sides.ts';
import { ScoreBars } from '#web/relationships/health/ScoreBars.tsx';
import { ThisWeek } from '#web/relationships/health/ThisWeek.tsx';
import { PersonMenu } from '#web/relationships/person/PersonMenu.tsx';
import css from './PersonHeader.module.css';

/** Who it is and how it is going: the scene, the scores, and the ways to say how it is today. */
export function PersonHeader({ relationship }: { relationship: Relationship }) {
  const { id, personName, relationshipType, customLabel, isMutual, archivedAt, notes, canConnect } = relationship;
  const overall = scoreOf(relationship, 'overall');
  return (
    <Card as="section" bare aria-labelledby="person">
      <div className={css.scene} data-hue={hueOf(id)}>
        <div className={css.who}>
          <h1 id="person" className="h1">
            {personName}
          </h1>
          <p className="dim">{typeLabel(relationshipType, customLabel)}</p>
          <div className={css.badges}>
            <BandBadge score={overall} words="overview" />
            {isMutual && <Badge icon={<IconLink aria-hidden="true" />}>Connected</Badge>}
            {archivedAt && <Badge icon={<IconArchive aria-hidden="true" />}>Archived</Badge>}
          </div>
          <ThisWeek
            label="This week"
            conflicts={relationship.recentConflictsCount}
            positive={relationship.recentPositiveInteractions}
          />
        </div>
        <div className={css.pair}>
          <Pair score={overall} hue={hueOf(id)} width={300} />
        </div>
        <PersonMenu relationship={relationship} />
      </div>
      <div className={css.body}>
        {relationship.isRated && <ScoreBars relationship={relationship} />}
        <CheckInBar relationship={relationship} />
        {canConnect && (
          <div>
            <PracticeButton
              from={`person-${id}`}
              begin={{ personName, description: (notes ?? '').slice(0, 2000), relationshipId: id }}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
