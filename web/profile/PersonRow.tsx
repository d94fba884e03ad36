import { Link } from 'react-router';
import { hueOf } from '#contract/hues.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import type { Relationship } from '#contract/relationships.ts';
import { href } from '#web/app/paths.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import { IconBulb, IconLink, IconMessageCircle } from '#web/kit/icons.ts';
import { SavingText } from '#web/profile/SavingText.tsx';
import css from './PersonRow.module.css';

type Opens = (relationship: Relationship) => void;
type PersonRowProps = { relationship: Relationship; onInsights: Opens; onAsk: Opens };

export function PersonRow({ relationship, onInsights, onAsk }: PersonRowProps) {
  const { id, personName, relationshipType, customLabel, isRated, overallHealthScore, isMutual } = relationship;
  return (
    <Card as="article" className={css.row}>
      <div className={css.head}>
        <Avatar name={personName} hue={hueOf(id)} size={48} />
        <div className={css.who}>
          <h3 className="name">
            <Link to={href.relationship(id)} className={css.name}>
              {personName}
            </Link>
          </h3>
          <p className="small dim">{typeLabel(relationshipType, customLabel)}</p>
        </div>
        <div className={css.badges}>
          {isMutual && (
            <Badge tone="calm" icon={<IconLink size={14} aria-hidden="true" />}>
              Connected
            </Badge>
          )}
          <BandBadge score={isRated ? overallHealthScore : null} words="relationship" />
        </div>
      </div>
      <div className={css.texts}>
        <SavingText
          relationship={relationship}
          field="notes"
          label="Current State"
          placeholder="How is it between you right now?"
        />
        <SavingText
          relationship={relationship}
          field="strugglingWith"
          label="What to Improve"
          placeholder="What would you like to do differently?"
          hint="One per line"
        />
      </div>
      <div className={css.actions}>
        <Button
          size="compact"
          variant="light"
          icon={<IconBulb aria-hidden="true" />}
          aria-label={`AI Insights about ${personName}`}
          onClick={() => onInsights(relationship)}
        >
          AI Insights
        </Button>
        <Button
          size="compact"
          variant="light"
          icon={<IconMessageCircle aria-hidden="true" />}
          aria-label={`Ask Mallama about ${personName}`}
          onClick={() => onAsk(relationship)}
        >
          Ask Mallama
        </Button>
      </div>
    </Card>
  );
}
