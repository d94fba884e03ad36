import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ConversationList } from '#web/conversations/list/ConversationList.tsx';
import { ConversationsSkeleton } from '#web/conversations/list/ConversationsSkeleton.tsx';
import { useConversations } from '#web/conversations/list/useConversations.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './ConversationsPage.module.css';

type Props = {
  title: string;
  /** The caller's shared chats; undefined until they are loaded. */
  chats: readonly unknown[] | undefined;
  Chats: ComponentType;
};

/** Without a plan: conversations somebody was invited to. Without any, the plans are shown. */
export function GuestConversationsPage({ title, chats, Chats }: Props) {
  const { list, isError, error, isFetching, refetch } = useConversations();
  if (list?.length === 0 && chats?.length === 0) return <Navigate to={paths.membership} replace />;
  return (
    <div className={css.page}>
      <header className={css.hello}>
        <h1 className="h1">{title}</h1>
        <p className="dim">You can take part in what you were invited to without a plan.</p>
      </header>
      <Chats />
      {list && list.length > 0 && <ConversationList list={list} />}
      {isError && (
        <Failed
          title="Your conversations couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(!list || (list.length === 0 && !chats)) && !isError && <ConversationsSkeleton tools={false} />}
    </div>
  );
}
