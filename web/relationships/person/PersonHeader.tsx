import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hueOf } from '#contract/hues.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { PracticeButton } from '#web/app/rehearsal/PracticeButton.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { IconArchive, IconDots, IconLink, IconPencil, IconTrash } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/kit/menu/Menu.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { CheckInBar } from '#web/relationships/check-in/CheckInBar.tsx';
import { scoreOf } from '#web/relationships/check-in/sides.ts';
import { ScoreBars } from '#web/relationships/health/ScoreBars.tsx';
import { ThisWeek } from '#web/relationships/health/ThisWeek.tsx';
import { EditRelationshipDialog } from '#web/relationships/person/EditRelationshipDialog.tsx';
import { removeRelationship } from '#web/relationships/person/removeRelationship.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './PersonHeader.module.css';

function PersonMenu({ relationship }: { relationship: Relationship }) {
  const { id, personName, archivedAt } = relationship;
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const archive = useMutation(
    api.relationships.update.mutationOptions({
      onSuccess: (saved) =>
        toast({ title: saved.archivedAt ? `${personName} is archived` : `${personName} is back on your list` }),
      onError: tellFailure('Failed to update relationship'),
    }),
  );
  const remove = async () => {
    if (await removeRelationship(relationship)) await navigate(paths.relationships);
  };
  return (
    <div className={css.menu}>
      <Menu
        trigger={
          <IconButton label={`More about ${personName}`}>
            <IconDots />
          </IconButton>
        }
      >
        <MenuItem icon={<IconPencil />} onSelect={() => setEditing(true)}>
          Edit name, type and notes
        </MenuItem>
        <MenuItem icon={<IconArchive />} onSelect={() => archive.mutate({ id, isArchived: archivedAt === null })}>
          {archivedAt ? 'Bring back from the archive' : 'Archive'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
      {editing && <EditRelationshipDialog relationship={relationship} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** Letters of a name from which on it needs the room of the figure. */
const LONG = 30;

/** Who it is and how it is going: the scene, the scores, and the ways to say how it is today. */
export function PersonHeader({ relationship }: { relationship: Relationship }) {
  const { id, personName, relationshipType, customLabel, isMutual, archivedAt, notes, canConnect } = relationship;
  const overall = scoreOf(relationship, 'overall');
  return (
    <Card as="section" bare aria-labelledby="person">
      <div className={css.scene} data-hue={hueOf(id)} data-long={personName.length > LONG || undefined}>
        <div className={css.who}>
          <h1 id="person" className="h1">
            {personName}
          </h1>
          <p className="dim">{typeLabel(relationshipType, customLabel)}</p>
          <div className={css.badges}>
            <BandBadge score={overall} words="relationship" />
            {isMutual && <Badge icon={<IconLink aria-hidden="true" />}>Connected</Badge>}
            {archivedAt && <Badge icon={<IconArchive aria-hidden="true" />}>Archived</Badge>}
          </div>
        </div>
        <div className={css.week}>
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
