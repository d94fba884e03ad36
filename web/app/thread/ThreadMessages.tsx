import { Fragment } from 'react';
import type { Message } from '#contract/messages.ts';
import { CoachMessage } from '#web/app/thread/CoachMessage.tsx';
import { OutgoingMessage } from '#web/app/thread/OutgoingMessage.tsx';
import { PersonMessage } from '#web/app/thread/PersonMessage.tsx';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import { ChatTyping } from '#web/kit/ChatTyping.tsx';
import css from './ThreadMessages.module.css';

const days = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dateOf = (message: Message) => new Date(message.createdAt);

/** Every message in its place, and behind them what is on its way. */
export function ThreadMessages({ chat }: { chat: OpenThread }) {
  const { thread, messages, outgoing, retry, discard, reply, isSending } = chat;
  // Where several talk, not every line is answered.
  const isAwaited = isSending && !reply && !thread.isShared;
  return (
    <>
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const isNewDay = dateOf(message).toDateString() !== (before && dateOf(before).toDateString());
        return (
          <Fragment key={message.id}>
            {isNewDay && <p className={css.day}>{days.format(dateOf(message))}</p>}
            <div className={css.item} data-message={message.id}>
              <OneMessage chat={chat} message={message} next={messages[at + 1]} />
            </div>
          </Fragment>
        );
      })}
      {outgoing.map((item) => (
        <div key={item.key} className={css.item} data-fresh="">
          <OutgoingMessage item={item} onRetry={retry} onDiscard={discard} />
        </div>
      ))}
      {isAwaited && <ChatTyping />}
    </>
  );
}

type OneMessageProps = { chat: OpenThread; message: Message; next: Message | undefined };

function OneMessage({ chat, message, next }: OneMessageProps) {
  const { thread, actions, isBusy, isSilent, acknowledged, acknowledge } = chat;
  const canWrite = !isBusy && !isSilent;
  const isAcknowledged = acknowledged.includes(message.id);
  if (message.role === 'assistant')
    return (
      <CoachMessage
        threadId={thread.id}
        canRegenerate={canWrite && next === undefined && !thread.isShared}
        onAcknowledge={acknowledge}
        {...{ message, actions, isAcknowledged }}
      />
    );
  return (
    <PersonMessage
      canEdit={canWrite && !thread.isShared}
      canRemove={thread.isShared && thread.status === 'active'}
      hasCard={!next?.safety && !isAcknowledged}
      onAcknowledge={acknowledge}
      {...{ message, actions }}
    />
  );
}
