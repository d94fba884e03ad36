import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { AiNotice } from '#web/app/notice/AiNotice.tsx';
import { LoopHint } from '#web/app/patterns/LoopHint.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { ChatSkeleton } from '#web/chats/ChatSkeleton.tsx';
import type { Saving } from '#web/chats/canBeSaved.ts';
import { PrivateChat } from '#web/chats/PrivateChat.tsx';
import { SessionInWindow } from '#web/chats/window/SessionInWindow.tsx';
import { WindowError } from '#web/chats/window/WindowError.tsx';
import { WindowHead } from '#web/chats/window/WindowHead.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './ChatWindowPage.module.css';

/** A chat in its own window: the member's own about a person, or with a session the shared one. */
export function ChatWindowPage() {
  const { relationshipId = '' } = useParams();
  const [search] = useSearchParams();
  const sessionId = search.get('session');
  if (sessionId) return <SessionInWindow sessionId={sessionId} />;
  if (!relationshipId) return <WindowError title="No relationship ID provided." />;
  return <OwnInWindow relationshipId={relationshipId} />;
}

function OwnInWindow({ relationshipId: id }: { relationshipId: string }) {
  const relationship = useQuery(api.relationships.get.queryOptions({ input: { id } }));
  const panel = useQuery(api.chats.panel.get.queryOptions({ input: { id } }));
  const problem = relationship.error ?? panel.error;
  if (problem && refusalOf(problem).code === 'not_found') return <RelationshipNotFound />;
  return (
    <div className={css.page}>
      <WindowHead personName={relationship.data?.personName} />
      {problem ? (
        <Failed
          title="This chat couldn’t be loaded"
          text={refusalOf(problem).message}
          retrying={relationship.isFetching || panel.isFetching}
          onRetry={() => {
            void relationship.refetch();
            void panel.refetch();
          }}
        />
      ) : relationship.data && panel.data ? (
        <Own thread={panel.data} relationship={relationship.data} />
      ) : (
        <ChatSkeleton label="Loading the chat" />
      )}
      <AiNotice />
    </div>
  );
}

type OwnProps = { thread: Thread; relationship: { id: string; personName: string } };

function Own({ thread, relationship }: OwnProps) {
  const [saving, setSaving] = useState<Saving | null>(null);
  useEffect(() => {
    document.title = `Chat about ${relationship.personName}`;
  }, [relationship.personName]);
  return (
    <div className={css.chat}>
      <LoopHint relationshipId={relationship.id} />
      <PrivateChat key={thread.id} {...{ thread, relationship, saving }} onSaving={setSaving} />
    </div>
  );
}

const RelationshipNotFound = () => (
  <WindowError title="Relationship Not Found" text="The relationship you’re trying to access was not found." />
);
