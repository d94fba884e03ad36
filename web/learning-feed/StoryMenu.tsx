import { useState } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconDots, IconFlag } from '#web/kit/icons.ts';
import { Menu, MenuItem } from '#web/kit/menu/Menu.tsx';
import { ReportDialog } from '#web/learning-feed/ReportDialog.tsx';

export function StoryMenu({ storyId, title }: { storyId: string; title: string }) {
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More about ${title}`}>
            <IconDots />
          </IconButton>
        }
      >
        <MenuItem icon={<IconFlag />} onSelect={() => setReporting(true)}>
          Report this story
        </MenuItem>
      </Menu>
      {reporting && <ReportDialog storyId={storyId} onClose={() => setReporting(false)} />}
    </>
  );
}
