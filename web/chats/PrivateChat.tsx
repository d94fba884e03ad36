import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Relationship } from '#contract/relationships.ts';
import type { Thread } from '#contract/threads.ts';
import { useNoticeHeard } from '#web/app/notice/heard.ts';
import { ChatThread } from '#web/app/thread/ChatThread.tsx';
import { useOpenAt } from '#web/app/thread/useOpenAt.ts';
import { useThread } from '#web/app/thread/useThread.ts';
import { canBeSaved, type Saving } from '#web/chats/canBeSaved.ts';
import { EndingDialog } from '#web/chats/EndingDialog.tsx';
import { MarkButtons } from '#web/chats/MarkButtons.tsx';
import { MarkedRow } from '#web/chats/MarkedRow.tsx';
import { SaveChatDialog } from '#web/chats/saved/SaveChatDialog.tsx';
import { TemporaryRow } from '#web/chats/TemporaryRow.tsx';
import { useMark } from '#web/chats/useMark.ts';
import type { Prompts } from '#web/chats/usePrompts.ts';
import { useTalk } from '#web/chats/useTalk.ts';

type PrivateChatProps = {
  thread: Thread;
  relationship: Pick<Relationship, 'id' | 'personName'>;
  prompts?: Prompts;
  saving: Saving | null;
  onSaving: (saving: Saving | null) => void;
  /** For a temporary chat. */
  onEnd?: () => void;
  /** A message is about to be sent. */
  onTalk?: () => void;
  /** Scrolls to the saved chats, if they are on this page. */
  onShowSaved?: (() => void) | undefined;
};

/** The member's own chat about a person: write, mark and save. */
export function PrivateChat(props: PrivateChatProps) {
  const { thread, relationship, prompts, saving, onSaving, onEnd, onTalk, onShowSaved } = props;
  const { id, personName } = relationship;
  const { status, isTemporary } = thread;
  const chat = useThread(thread);
  useTalk(chat, onTalk);
  const [search] = useSearchParams();
  useOpenAt(chat, isTemporary ? null : search.get('message'));
  const isHeard = useNoticeHeard();
  const mark = useMark(id);
  const { send, isSilent } = chat;
  useEffect(() => {
    if (!prompts || prompts.waiting.length === 0 || !isHeard || isSilent) return;
    prompts.take(prompts.waiting);
    prompts.waiting.forEach(send);
  }, [prompts, isHeard, isSilent, send]);
  const isMarked = status === 'resolved' || status === 'needs_attention';
  const above = isTemporary ? (
    <TemporaryRow {...(onEnd && { onEnd })} />
  ) : (
    canBeSaved(chat.messages) && (
      <MarkButtons lead="Save this chat" mark={mark} disabled={chat.isBusy} onMarked={() => onSaving('form')} />
    )
  );
  return (
    <>
      <ChatThread
        chat={chat}
        label={`Talk about ${personName}`}
        draftKey={isTemporary ? `temporary/${thread.id}` : `chats/${id}`}
        above={above}
        closed={isMarked ? <MarkedRow status={status} mark={mark} onSave={() => onSaving('form')} /> : undefined}
      />
      {saving === 'ending' && !isMarked && (
        <EndingDialog
          {...{ personName, mark }}
          disabled={chat.isBusy}
          onMarked={() => onSaving('form')}
          onClose={() => onSaving(null)}
        />
      )}
      {saving === 'form' && isMarked && (
        <SaveChatDialog {...{ thread, relationship, status, onShowSaved }} onClose={() => onSaving(null)} />
      )}
    </>
  );
}
