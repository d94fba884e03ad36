import { confirm } from '#web/app/confirm.ts';
import { ExportItems } from '#web/app/thread/ExportItems.tsx';
import type { Panel } from '#web/chats/usePanel.ts';
import { openChatWindow } from '#web/chats/window/openChatWindow.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconBookmark, IconDots, IconExternalLink, IconHourglass } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/kit/menu/Menu.tsx';

/** Actions for the whole chat. */
export function PanelMenu({ relationshipId, panel }: { relationshipId: string; panel: Panel }) {
  const { view, session, isTemporary, startTemporary, endTemporary, save } = panel;
  const threadId = view === 'shared' ? session?.id : panel.thread?.id;
  const start = async () => {
    const yes = await confirm({
      title: 'Start a chat that isn’t kept?',
      text: 'It’s never saved, searched or exported. It’s gone when you end it, or 3 hours after the last message. Your current chat stays as it is.',
      action: 'Start',
      tone: 'filled',
    });
    if (yes) startTemporary();
  };
  return (
    <Menu
      trigger={
        <IconButton label="More about this chat">
          <IconDots aria-hidden="true" />
        </IconButton>
      }
    >
      {view === 'private' && !isTemporary && save && (
        <MenuItem icon={<IconBookmark aria-hidden="true" />} onSelect={save}>
          Save this chat
        </MenuItem>
      )}
      {view === 'private' && (
        <MenuItem
          icon={<IconHourglass aria-hidden="true" />}
          onSelect={() => (isTemporary ? endTemporary() : void start())}
        >
          {isTemporary ? 'End this chat' : 'Start a chat that isn’t kept'}
        </MenuItem>
      )}
      {!session && !isTemporary && (
        <MenuItem icon={<IconExternalLink aria-hidden="true" />} onSelect={() => openChatWindow(relationshipId)}>
          New Window
        </MenuItem>
      )}
      {threadId && !isTemporary && (
        <>
          <MenuSeparator />
          <ExportItems threadId={threadId} />
        </>
      )}
    </Menu>
  );
}
