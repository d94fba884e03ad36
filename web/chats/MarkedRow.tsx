import type { ThreadStatus } from '#contract/threads.ts';
import { StatusBadge } from '#web/chats/saved/StatusBadge.tsx';
import type { Mark } from '#web/chats/useMark.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ChatClosed } from '#web/kit/chat/ChatClosed.tsx';
import css from './ChatPanel.module.css';

type MarkedRowProps = { status: ThreadStatus; mark: Mark; onSave: () => void };

/** In the place of the field: nothing is written in a chat that was marked, until it is saved or the mark taken back. */
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
