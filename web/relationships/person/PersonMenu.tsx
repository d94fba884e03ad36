import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconArchive, IconDots, IconPencil, IconTrash } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/kit/menu/Menu.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { EditRelationshipDialog } from '#web/relationships/person/EditRelationshipDialog.tsx';
import { removeRelationship } from '#web/relationships/person/removeRelationship.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './PersonHeader.module.css';

export function PersonMenu({ relationship }: { relationship: Relationship }) {
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
