import type { ThreadStatus } from '#contract/threads.ts';
import { StatusBadge } from '#web/chats/saved/StatusBadge.tsx';
import type { Mark } from '#web/chats/useMark.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ChatClosed } from '#web/kit/chat/ChatClosed.tsx';
import css from './ChatPanel.module.css';

type MarkedRowProps = { status: ThreadStatus; mark: Mark; onSave: () => void };

/** In place of the field: a marked chat is saved or unmarked before anything else is written. */
export function MarkedRow({ status, mark, onSave }: MarkedRowProps) {
  return (
    <div className={css.foot}>
      <ChatClosed
        badge={<StatusBadge status={status} />}
        action={
          <span className={css.answers}>
            <Button size="compact" loading={mark.pending === 'active'} onClick={() => void mark.to('active')}>
              Keep writing
            </Button>
            <Button size="compact" variant="filled" onClick={onSave}>
              Save this chat
            </Button>
          </span>
        }
      />
    </div>
  );
}
