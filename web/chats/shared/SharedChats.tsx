import css from '#web/chats/saved/SavedChats.module.css';
import { SharedInvitation } from '#web/chats/shared/SharedInvitation.tsx';
import { useSharedChats } from '#web/chats/shared/useSharedChats.ts';
import { openChatWindow } from '#web/chats/window/openChatWindow.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconExternalLink } from '#web/kit/icons.ts';

/** Shared chats and invitations, for guests who have no relationship page. */
export function SharedChats() {
  const open = useSharedChats();
  if (!open || open.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="shared-chats" className={css.saved}>
      <h2 id="shared-chats" className="h3">
        Shared chats
      </h2>
      {open.map((session) => {
        const { id, relationshipId, state, isInvitedBy, withName } = session;
        const enter = () => openChatWindow(relationshipId ?? '', id);
        if (state === 'invited' && isInvitedBy === 'them')
          return <SharedInvitation key={id} invitation={session} onAccepted={enter} />;
        return (
          <Button key={id} icon={<IconExternalLink aria-hidden="true" />} onClick={enter}>
            Chat with {withName}
          </Button>
        );
      })}
    </Card>
  );
}
