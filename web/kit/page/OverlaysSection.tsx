import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconArchive, IconDots, IconPencil, IconTrash, IconUser } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/kit/menu/Menu.tsx';
import { Popover } from '#web/kit/menu/Popover.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { ToastCard } from '#web/kit/toast/ToastCard.tsx';
import { dismissToast, toast } from '#web/kit/toast/toast.ts';
import { DialogExamples } from './DialogExamples.tsx';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';
import { ShareExample } from './ShareExample.tsx';

const saved = { title: 'Entry saved', text: 'It is at the top of your journal.', tone: 'success' } as const;
const failed = {
  title: 'Failed to send message',
  text: 'Failed to send message. Please try again.',
  tone: 'error',
} as const;
const opening = {
  title: 'Opening a chat about this',
  text: 'Your prompt is in the panel on the right.',
  tone: 'info',
} as const;

export function OverlaysSection() {
  return (
    <Part title="Dialogs, menus and messages">
      <DialogExamples />
      <div className={css.row}>
        <Menu
          align="start"
          trigger={
            <IconButton label="More actions">
              <IconDots />
            </IconButton>
          }
        >
          <MenuItem icon={<IconPencil />} onSelect={() => toast(opening)}>
            Rename
          </MenuItem>
          <MenuItem icon={<IconArchive />} disabled onSelect={() => toast(opening)}>
            Archive
          </MenuItem>
          <MenuLink icon={<IconUser />} link={<a href="#profile" />}>
            Profile
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => toast(failed)}>
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>What counts?</Button>} title="Where the number comes from">
          <p className="small dim">Four check-ins and two logged events in the last 7 days.</p>
        </Popover>
      </div>
      <div className={css.row}>
        <ShareExample />
        <Button onClick={() => toast(saved)}>Success toast</Button>
        <Button onClick={() => toast(failed)}>Error toast</Button>
        <Button onClick={() => toast(opening)}>Info toast</Button>
      </div>
      {[saved, failed, opening].map((words) => (
        <ToastCard key={words.title} toast={words} onClose={() => dismissToast()} />
      ))}
      <Notice>Only you can read this chat.</Notice>
      <Notice tone="ember">Calls with Dad often leave a question unasked.</Notice>
      <Notice tone="success">Your place is held.</Notice>
      <Notice tone="error">Your card was declined. Try another one.</Notice>
    </Part>
  );
}
