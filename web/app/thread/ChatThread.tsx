import type { ReactNode, Ref } from 'react';
import type { DraftKey } from '#web/app/drafts.ts';
import { ThreadComposer } from '#web/app/thread/ThreadComposer.tsx';
import { ThreadLog } from '#web/app/thread/ThreadLog.tsx';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import css from './ChatThread.module.css';

type ChatThreadProps = {
  /** From `useThread`. */
  chat: OpenThread;
  /** The accessible name of the log: "Talk about Maya". */
  label: string;
  composerLabel?: string;
  /** The draft's key; by default made from the thread. */
  draftKey?: DraftKey;
  /** Rendered between the log and the field. */
  above?: ReactNode;
  /** Rendered after the newest message: who is typing. */
  end?: ReactNode;
  /** Rendered in place of the field. */
  closed?: ReactNode;
  onTyping?: (isTyping: boolean) => void;
  composer?: Ref<HTMLTextAreaElement>;
};

/** A thread to read and write in. It fills its container. */
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
