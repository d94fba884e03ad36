import { memo } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { ConversationRow } from '#web/conversations/list/ConversationRow.tsx';
import { InvitedRow } from '#web/conversations/list/InvitedRow.tsx';
import css from './ConversationList.module.css';

/** Rows outside the viewport are not rendered, so that long lists scroll smoothly. */
export const ConversationList = memo(function ConversationList({ list }: { list: readonly Conversation[] }) {
  const now = serverNow();
  return (
    <ul className={css.list}>
      {list.map((conversation) => (
        <li key={conversation.id} className={css.item}>
          {conversation.isInvited ? (
            <InvitedRow conversation={conversation} now={now} />
          ) : (
            <ConversationRow conversation={conversation} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
});
