import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/app/api.ts';
import { AiNotice } from '#web/app/notice/AiNotice.tsx';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { ChatSkeleton } from '#web/conversations/ChatSkeleton.tsx';
import { OpenChat } from '#web/conversations/OpenChat.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconArrowLeft } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './ChatPage.module.css';

export function ChatPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const back = (
    <ButtonLink variant="subtle" size="compact" icon={<IconArrowLeft aria-hidden="true" />} to={paths.conversations}>
      Conversations
    </ButtonLink>
  );
  if (!id)
    return (
      <Empty
        as="h1"
        title="No conversation selected"
        text="Choose one of your conversations, or start a new one."
        action={back}
      />
    );
  return (
    <div className={css.page}>
      <Conversation key={id} id={id} message={params.get('message')} back={back} />
      <AiNotice />
    </div>
  );
}

type Props = { id: string; message: string | null; back: ReactNode };

function Conversation({ id, message, back }: Props) {
  const navigate = useNavigate();
  const { data, isError, error, isFetching, refetch } = useQuery(
    api.conversations.get.queryOptions({ input: { id }, staleTime: 0 }),
  );
  usePageTitle(data?.thread.title);
  const refusal = isError ? refusalOf(error) : undefined;
  const me = data?.thread.participants.find(({ isMe }) => isMe);
  if (me?.state === 'invited') return <Navigate to={href.join(id)} replace />;
  if (refusal?.code === 'not_found')
    return (
      <Empty
        as="h1"
        figure="lost"
        title="Conversation not found"
        text="It may have been deleted, or you’re no longer part of it."
        action={back}
      />
    );
  if (refusal?.code === 'membership_required')
    return (
      <Empty
        as="h1"
        title="Your conversation is kept"
        text="It’ll be here when you have a membership again. You can export it in your settings at any time."
        action={
          <ButtonLink variant="filled" to={paths.membership}>
            Choose Your Membership
          </ButtonLink>
        }
      />
    );
  const leave = () => void navigate(paths.conversations);
  return (
    <>
      {refusal && (
        <Failed
          title={data ? 'This may be out of date' : 'This conversation couldn’t be loaded'}
          text={refusal.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <OpenChat conversation={data} message={message} back={back} onGone={leave} />}
      {!data && !refusal && <ChatSkeleton back={back} />}
    </>
  );
}
