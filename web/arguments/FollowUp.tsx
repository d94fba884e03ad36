import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Argument } from '#contract/arguments.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { AiNotice } from '#web/app/notice/AiNotice.tsx';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ChatThread } from '#web/app/thread/ChatThread.tsx';
import { useOpenAt } from '#web/app/thread/useOpenAt.ts';
import { type OpenThread, useThread } from '#web/app/thread/useThread.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './ArgumentAside.module.css';

/** Opens the chat, or starts it. */
async function openChat({ id, hasChat }: Argument): Promise<Thread> {
  return hasChat ? api.chats.threads.get.call({ id }) : api.arguments.chat.call({ id });
}

/** The follow-up chat about an argument. */
export function FollowUp({ argument }: { argument: Argument }) {
  const { id } = argument;
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: api.chats.threads.get.queryKey({ input: { id } }),
    queryFn: () => openChat(argument),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: api.chats.threads.get.queryKey({ input: { id } }) }),
    [id],
  );
  if (data) return <Talk thread={data} />;
  if (isError)
    return (
      <Failed
        title="This chat couldn’t be opened"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Skeleton label="Opening the chat">
      <Blank shape="block" width="100%" height={320} />
    </Skeleton>
  );
}

function Talk({ thread }: { thread: Thread }) {
  const chat = useThread(thread);
  const [search] = useSearchParams();
  useOpenAt(chat, search.get('message'));
  useFailure(chat);
  const [isTalking, setTalking] = useState(false);
  return (
    <Card
      bare
      className={css.thread}
      onFocus={({ target }) => target instanceof HTMLTextAreaElement && setTalking(true)}
    >
      <ChatThread chat={chat} label="Talk about this argument" composerLabel="Ask a follow-up" />
      {/* Opening the page alone is not talking. */}
      {isTalking && <AiNotice />}
    </Card>
  );
}

/** Shows once that a reply failed. */
function useFailure({ messages, outgoing }: OpenThread) {
  const unsent = outgoing.find(({ state }) => state === 'failed');
  const last = messages.at(-1);
  const failed = unsent?.key ?? (last?.reply?.status === 'failed' ? last.id : undefined);
  const problem = unsent?.problem ?? 'Please try again.';
  const [known] = useState(failed);
  useEffect(() => {
    if (failed && failed !== known) toast({ title: 'Failed to Get Response', text: problem, tone: 'error' });
  }, [failed, known, problem]);
}
