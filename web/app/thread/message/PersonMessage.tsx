import { memo, useState } from 'react';
import { type Message, REMOVED_TEXT } from '#contract/messages.ts';
import { confirm } from '#web/app/confirm.ts';
import { EditMessage } from '#web/app/thread/message/EditMessage.tsx';
import { usePersonHues } from '#web/app/thread/usePersonHues.ts';
import type { MessageActions } from '#web/app/thread/useThread.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ChatBubble } from '#web/kit/chat/ChatBubble.tsx';
import { ChatTime } from '#web/kit/chat/ChatTime.tsx';
import { IconPencil, IconTrash } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import css from './Message.module.css';

type PersonMessageProps = {
  message: Message;
  /** Editing deletes what followed, so it is allowed only where nobody else has read it. */
  canEdit: boolean;
  canRemove: boolean;
  actions: MessageActions;
  /** Its safety card is shown here, and not with a reply. */
  hasCard: boolean;
  onAcknowledge: (messageId: string) => void;
};

/** A person's message: the reader's own without a name, others' with theirs. */
export const PersonMessage = memo(function PersonMessage(props: PersonMessageProps) {
  const { message, canEdit, canRemove, actions, hasCard, onAcknowledge } = props;
  const [isEditing, setEditing] = useState(false);
  const { id, content, createdAt, editedAt, isMine, isRemoved, senderId, senderName, safety } = message;
  const hueOf = usePersonHues(!isMine);
  if (isEditing) return <EditMessage message={message} onEdit={actions.edit} onClose={() => setEditing(false)} />;
  return (
    <>
      <ChatBubble
        {...(!isMine && { from: { name: senderName, hue: hueOf(senderId) } })}
        status={
          <span>
            {editedAt && 'Edited '}
            <ChatTime date={new Date(createdAt)} />
          </span>
        }
        actions={
          isMine &&
          !isRemoved && (
            <span className={css.actions}>
              {canEdit && (
                <IconButton label="Edit and ask again" onClick={() => setEditing(true)}>
                  <IconPencil aria-hidden="true" />
                </IconButton>
              )}
              {canRemove && (
                <IconButton label="Take this message back" onClick={() => void takeBack(id, actions)}>
                  <IconTrash aria-hidden="true" />
                </IconButton>
              )}
            </span>
          )
        }
      >
        {isRemoved ? <em>{REMOVED_TEXT}</em> : content}
      </ChatBubble>
      {hasCard && safety && safety.level > 0 && (
        <SafetyCard note={safety} {...(safety.level > 1 && { onPutAway: () => onAcknowledge(id) })} />
      )}
    </>
  );
});

async function takeBack(id: string, actions: MessageActions) {
  const yes = await confirm({
    title: 'Take this message back?',
    text: 'It’ll be removed for everyone. Others will still see that there was a message.',
    action: 'Take it back',
    tone: 'danger',
  });
  if (yes) await actions.remove(id);
}
