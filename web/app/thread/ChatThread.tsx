import type { ReactNode, Ref } from 'react';
import type { DraftKey } from '#web/app/drafts.ts';
import { ThreadComposer } from '#web/app/thread/ThreadComposer.tsx';
import { ThreadLog } from '#web/app/thread/ThreadLog.tsx';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import css from './ChatThread.module.css';

type ChatThreadProps = {
  /** From `useThread`. */
  chat: OpenThread;
  /** Names the log for readers: "Talk about Maya". */
  label: string;
  composerLabel?: string;
  /** Where unsent words are kept; without it, by the thread. */
  draftKey?: DraftKey;
  /** Between what was said and the field. */
  above?: ReactNode;
  /** Behind the newest message: who is writing. */
  end?: ReactNode;
  /** In the place of the field. */
  closed?: ReactNode;
  onTyping?: (isTyping: boolean) => void;
  composer?: Ref<HTMLTextAreaElement>;
};

/** A thread to read and write in, filling the room it is given. */
export function ChatThread(props: ChatThreadProps) {
  const { chat, label, composerLabel = 'Write to Mallama', draftKey, above, end, closed, onTyping, composer } = props;
  return (
    <div className={css.thread}>
      <ThreadLog chat={chat} label={label} end={end} />
      {closed ?? (
        <ThreadComposer
          ref={composer ?? null}
          chat={chat}
          draftKey={draftKey ?? `chats/${chat.thread.id}`}
          above={above}
          label={composerLabel}
          onTyping={onTyping}
        />
      )}
    </div>
  );
}
