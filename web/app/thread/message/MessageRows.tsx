import { Fragment, memo } from 'react';
import type { Message } from '#contract/messages.ts';
import { CoachMessage } from '#web/app/thread/message/CoachMessage.tsx';
import { areSame } from '#web/app/thread/message/chunks.ts';
import { PersonMessage } from '#web/app/thread/message/PersonMessage.tsx';
import type { MessageActions } from '#web/app/thread/useThread.ts';
import css from './ThreadMessages.module.css';

/** What can currently be done in the thread. */
type Ways = {
  threadId: string;
  canEdit: boolean;
  canRemove: boolean;
  acknowledged: readonly string[];
  acknowledge: (messageId: string) => void;
  actions: MessageActions;
};

type MessageRowsProps = {
  messages: readonly Message[];
  before: Message | undefined;
  next: Message | undefined;
  /** It contains the newest message, and a reply can be regenerated. */
  canRegenerate: boolean;
  ways: Ways;
};

const days = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dateOf = (message: Message) => new Date(message.createdAt);

/** A chunk of messages. Rendered only when near the viewport, and again only when something in it changed. */
export const MessageRows = memo(function MessageRows(props: MessageRowsProps) {
  const { messages, before, next, canRegenerate, ways } = props;
  let source: string | undefined;
  return (
    <div className={css.chunk}>
      {messages.map((message, at) => {
        const previous = at === 0 ? before : messages[at - 1];
        const following = messages[at + 1] ?? next;
        const by = sourceOf(message);
        const isSourceKnown = by !== undefined && by === source;
        source = by ?? source;
        const isNewDay = dateOf(message).toDateString() !== (previous && dateOf(previous).toDateString());
        return (
          <Fragment key={message.id}>
            {isNewDay && <p className={css.day}>{days.format(dateOf(message))}</p>}
            <div className={css.item} data-message={message.id}>
              <OneMessage
                canRegenerate={canRegenerate && !following}
                {...{ message, isSourceKnown, next: following, ways }}
              />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}, isSame);

function isSame(a: MessageRowsProps, b: MessageRowsProps): boolean {
  const isAround = a.before === b.before && a.next === b.next && a.canRegenerate === b.canRegenerate;
  return isAround && a.ways === b.ways && areSame(a.messages, b.messages);
}

/** Which coach wrote it, and why another one did not. */
const sourceOf = ({ meta }: Message) => meta?.adapter && `${meta.adapter} ${meta.model} ${meta.fallbackReason}`;

type OneMessageProps = {
  message: Message;
  next: Message | undefined;
  isSourceKnown: boolean;
  canRegenerate: boolean;
  ways: Ways;
};

function OneMessage({ message, next, isSourceKnown, canRegenerate, ways }: OneMessageProps) {
  const { threadId, canEdit, canRemove, acknowledged, acknowledge, actions } = ways;
  const isAcknowledged = acknowledged.includes(message.id);
  const shared = { message, actions, onAcknowledge: acknowledge };
  if (message.role === 'assistant')
    return <CoachMessage {...{ ...shared, threadId, canRegenerate, isAcknowledged, isSourceKnown }} />;
  return <PersonMessage {...{ ...shared, canEdit, canRemove }} hasCard={!next?.safety && !isAcknowledged} />;
}
