import { useCallback, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { AiNotice } from '#web/app/notice/AiNotice.tsx';
import { wasHeard } from '#web/app/notice/heard.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { isNew } from '#web/app/session/welcome.ts';
import { ChatSkeleton } from '#web/chats/ChatSkeleton.tsx';
import { PanelHead } from '#web/chats/PanelHead.tsx';
import { PrivateChat } from '#web/chats/PrivateChat.tsx';
import { SharedChat } from '#web/chats/shared/SharedChat.tsx';
import { useFillHeight } from '#web/chats/useFillHeight.ts';
import { usePanel } from '#web/chats/usePanel.ts';
import { usePrompts } from '#web/chats/usePrompts.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './ChatPanel.module.css';

type ChatPanelProps = {
  relationship: Relationship;
  /** A prompt was sent to the chat, so it should scroll into view. */
  onPrompt: () => void;
  /** The saved chats should scroll into view. */
  onShowSaved: () => void;
};

/** The current chat about a person, and the shared chat with them if there is one. */
export function ChatPanel({ relationship, onPrompt, onShowSaved }: ChatPanelProps) {
  const { id, personName } = relationship;
  const { user } = useSignedIn();
  const panel = usePanel(relationship);
  const [isTalking, setTalking] = useState(false);
  const talk = useCallback(() => setTalking(true), []);
  const prompts = usePrompts(id, () => {
    panel.show('private');
    talk();
    onPrompt();
  });
  const card = useFillHeight();
  const { thread, query, session } = panel;
  const isFirst = !wasHeard() && isNew(user) && !thread?.messages.some(({ isMine }) => isMine);
  return (
    <Card
      as="section"
      id="chat"
      bare
      ref={card}
      className={css.panel}
      aria-labelledby="chat-title"
      onFocus={({ target }) => target instanceof HTMLTextAreaElement && talk()}
    >
      <PanelHead relationship={relationship} panel={panel} />
      {panel.view === 'shared' && session ? (
        <SharedChat key={session.id} session={session} onTalk={talk} />
      ) : thread ? (
        <PrivateChat
          key={thread.id}
          {...{ thread, relationship, prompts, onShowSaved }}
          saving={panel.saving}
          onSaving={panel.setSaving}
          onEnd={panel.endTemporary}
          onTalk={talk}
        />
      ) : query.isError ? (
        <div className={css.middle}>
          <Failed
            title="This chat couldn’t be loaded"
            text={refusalOf(query.error).message}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <ChatSkeleton label={`Loading the chat about ${personName}`} />
      )}
      {/* Opening the page alone is not talking. */}
      {isTalking && <AiNotice expected={isFirst ? 'first' : undefined} />}
    </Card>
  );
}
