import type { Outgoing } from '#web/app/thread/outbox.ts';
import { SEND_FAILED } from '#web/app/thread/useOutbox.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ChatBubble } from '#web/kit/chat/ChatBubble.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import css from './Message.module.css';

type Props = { item: Outgoing; onRetry: (key: string) => void; onDiscard: (key: string) => void };

/** A message that is being sent, or could not be sent and waits for a retry. */
export function OutgoingMessage({ item, onRetry, onDiscard }: Props) {
  const { key, text, state, problem } = item;
  const failed = (
    <span className={css.failed}>
      <FieldError>{problem ?? SEND_FAILED}</FieldError>
      <span className={css.buttons}>
        <Button size="compact" onClick={() => onDiscard(key)}>
          Discard
        </Button>
        <Button size="compact" onClick={() => onRetry(key)}>
          Try again
        </Button>
      </span>
    </span>
  );
  const under = { failed, waiting: 'Waiting to send', sending: 'Sending' };
  return <ChatBubble status={under[state]}>{text}</ChatBubble>;
}
