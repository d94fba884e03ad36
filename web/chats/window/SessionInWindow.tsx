import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/app/api.ts';
import { AiNotice } from '#web/app/notice/AiNotice.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { ChatSkeleton } from '#web/chats/ChatSkeleton.tsx';
import css from '#web/chats/ChatWindowPage.module.css';
import { SharedChat } from '#web/chats/shared/SharedChat.tsx';
import { SharedInvitation } from '#web/chats/shared/SharedInvitation.tsx';
import { WindowError } from '#web/chats/window/WindowError.tsx';
import { WindowHead } from '#web/chats/window/WindowHead.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';

/** The shared chat, or the invitation to it. */
export function SessionInWindow({ sessionId }: { sessionId: string }) {
  const sessions = useQuery(api.chats.sessions.list.queryOptions());
  const session = sessions.data?.find(({ id, state }) => id === sessionId && state !== 'ended');
  const withName = session?.withName;
  useEffect(() => {
    if (withName) document.title = `Chat about ${withName}`;
  }, [withName]);
  if (sessions.isSuccess && !session)
    return <WindowError title="This chat is closed." text="It ended, or it isn’t yours to read." />;
  const isAsked = session?.state === 'invited' && session.isInvitedBy === 'them';
  return (
    <div className={css.page}>
      <WindowHead personName={withName} isShared />
      {sessions.isError && (
        <Failed
          title="This chat couldn’t be loaded"
          text={refusalOf(sessions.error).message}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {!session && !sessions.isError && <ChatSkeleton label="Loading the chat" />}
      {session && isAsked && (
        <div className={css.middle}>
          <SharedInvitation invitation={session} onAccepted={() => {}} />
        </div>
      )}
      {session && !isAsked && (
        <div className={css.chat}>
          <SharedChat session={session} />
          <AiNotice />
        </div>
      )}
    </div>
  );
}
