import { useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { PanelMenu } from '#web/chats/PanelMenu.tsx';
import { InviteToChatDialog } from '#web/chats/shared/InviteToChatDialog.tsx';
import { SharedInvitation } from '#web/chats/shared/SharedInvitation.tsx';
import { useReaders } from '#web/chats/shared/useReaders.ts';
import type { Panel } from '#web/chats/usePanel.ts';
import { openChatWindow } from '#web/chats/window/openChatWindow.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { IconExternalLink, IconUserPlus, IconUsers } from '#web/kit/icons.ts';
import css from './ChatPanel.module.css';

type PanelHeadProps = { relationship: Relationship; panel: Panel };

export function PanelHead({ relationship, panel }: PanelHeadProps) {
  const { id, personName } = relationship;
  const { session, invitation, view, show, canInvite, isInviting, invite } = panel;
  const [isAsking, setAsking] = useState(false);
  const views = [
    { value: 'private', label: 'Only you' },
    { value: 'shared', label: `With ${personName}` },
  ] as const;
  return (
    <header className={css.head}>
      <div className={css.line}>
        <div className={css.names}>
          <div className={css.title}>
            <h2 id="chat-title" className="h3">
              Talk about {personName}
            </h2>
            {session && view === 'shared' && (
              <Badge tone="calm" icon={<IconUsers aria-hidden="true" />}>
                Multi-User
              </Badge>
            )}
          </div>
          <Readers personName={personName} panel={panel} />
        </div>
        {canInvite && (
          <Button
            variant="subtle"
            size="compact"
            icon={<IconUserPlus aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            Invite {personName}
          </Button>
        )}
        {session && (
          <Button
            variant="subtle"
            size="compact"
            icon={<IconExternalLink aria-hidden="true" />}
            onClick={() => openChatWindow(id, session.id)}
          >
            New Window
          </Button>
        )}
        <PanelMenu relationshipId={id} panel={panel} />
      </div>
      {isAsking && canInvite && (
        <InviteToChatDialog
          personName={personName}
          isInviting={isInviting}
          onInvite={invite}
          onClose={() => setAsking(false)}
        />
      )}
      {session && <Segmented label="Which chat" hideLabel options={views} value={view} onValue={show} />}
      {invitation && <SharedInvitation invitation={invitation} onAccepted={() => show('shared')} />}
    </header>
  );
}

function Readers({ personName, panel: { view, isTemporary } }: { personName: string; panel: Panel }) {
  const own = useReaders();
  return (
    <p className="caption dim">
      {view === 'shared' ? `You and ${personName} can read this chat` : own}
      {isTemporary && view === 'private' && '. It’s temporary, so nothing is kept'}
    </p>
  );
}
