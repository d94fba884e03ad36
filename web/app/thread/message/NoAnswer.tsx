import { FALLBACK_WORDS } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import type { MessageActions } from '#web/app/thread/useThread.ts';
import { Button } from '#web/kit/button/Button.tsx';
import css from './Message.module.css';

const UNKNOWN = 'Mallama couldn’t answer.';

type NoAnswerProps = { message: Message; canRegenerate: boolean; actions: MessageActions };

/** No reply came: what happened, and whom to ask next. The message is kept. */
export function NoAnswer({ message: { id, reply }, canRegenerate, actions }: NoAnswerProps) {
  const why = reply?.failure ? FALLBACK_WORDS[reply.failure] : UNKNOWN;
  return (
    <div className={css.noAnswer} role="status">
      <p className={css.notice}>{why} Your message is kept.</p>
      {canRegenerate && (
        <div className={css.again}>
          <Button size="compact" onClick={() => void actions.regenerate(id, 'coach')}>
            Try again
          </Button>
          <Button size="compact" onClick={() => void actions.regenerate(id, 'guide')}>
            Ask the built-in guide
          </Button>
        </div>
      )}
    </div>
  );
}
