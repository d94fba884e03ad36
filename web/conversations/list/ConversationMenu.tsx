import { useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import {
  closeConversation,
  leaveConversation,
  removeConversation,
  reopenConversation,
  resolveConversation,
} from '#web/conversations/changes.ts';
import { RenameDialog } from '#web/conversations/list/RenameDialog.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconCircleCheck, IconDots, IconLock, IconLogout, IconPencil, IconRefresh, IconTrash } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/kit/menu/Menu.tsx';

type Props = { conversation: Conversation; onGone?: () => void };

export function ConversationMenu({ conversation, onGone }: Props) {
  const [renaming, setRenaming] = useState(false);
  const { title, status, isOwner, type } = conversation;
  const goneIf = async (leaving: Promise<boolean>) => {
    if (await leaving) onGone?.();
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More about ${title}`}>
            <IconDots />
          </IconButton>
        }
      >
        {isOwner && (
          <>
            <MenuItem icon={<IconPencil />} onSelect={() => setRenaming(true)}>
              Rename
            </MenuItem>
            {status === 'active' || status === 'agreed' ? (
              <>
                <MenuItem icon={<IconLock />} onSelect={() => void closeConversation(conversation)}>
                  Close
                </MenuItem>
                <MenuItem icon={<IconCircleCheck />} onSelect={() => void resolveConversation(conversation)}>
                  Close as resolved
                </MenuItem>
              </>
            ) : (
              <MenuItem icon={<IconRefresh />} onSelect={() => void reopenConversation(conversation)}>
                Reopen
              </MenuItem>
            )}
          </>
        )}
        {type === 'group_mediation' && (
          <MenuItem icon={<IconLogout />} onSelect={() => void goneIf(leaveConversation(conversation))}>
            Leave
          </MenuItem>
        )}
        {isOwner && (
          <>
            <MenuSeparator />
            <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => void goneIf(removeConversation(conversation))}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {renaming && <RenameDialog conversation={conversation} onClose={() => setRenaming(false)} />}
    </>
  );
}
