import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SharedSession } from '#contract/relationship-chats.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ChatThread } from '#web/app/thread/ChatThread.tsx';
import { PresenceLine, TypingLine } from '#web/app/thread/PresenceLine.tsx';
import { useOpenAt } from '#web/app/thread/useOpenAt.ts';
import { usePresence } from '#web/app/thread/usePresence.ts';
import { useThread } from '#web/app/thread/useThread.ts';
import { writeBlockWords } from '#web/app/thread/writeBlockWords.ts';
import css from '#web/chats/ChatPanel.module.css';
import { ChatSkeleton } from '#web/chats/ChatSkeleton.tsx';
import { useTalk } from '#web/chats/useTalk.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ChatClosed } from '#web/kit/chat/ChatClosed.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { toast } from '#web/kit/toast/toast.ts';

type SharedChatProps = {
  session: Pick<SharedSession, 'id' | 'withName'>;
  /** A message is about to be sent. */
  onTalk?: () => void;
};

/** A chat that two people share with Mallama. */
export function SharedChat({ session, onTalk }: SharedChatProps) {
  const query = useQuery(api.chats.threads.get.queryOptions({ input: { id: session.id } }));
  // A chat that was left or lost is hidden; a lost connection hides nothing.
  const isGone = query.isError && refusalOf(query.error).code === 'not_found';
  if (query.data && !isGone) return <Shared thread={query.data} withName={session.withName} onTalk={onTalk} />;
  if (!query.isError) return <ChatSkeleton label={`Loading the chat with ${session.withName}`} />;
  return (
    <div className={css.middle}>
      <Failed
        title="This chat couldn’t be loaded"
        text={refusalOf(query.error).message}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </div>
  );
}

type SharedProps = { thread: Thread; withName: string; onTalk: (() => void) | undefined };

function Shared({ thread, withName, onTalk }: SharedProps) {
  const chat = useThread(thread);
  useTalk(chat, onTalk);
  const [search] = useSearchParams();
  useOpenAt(chat, search.get('message'));
  const { people, onTyping } = usePresence(thread);
  const others = people.filter(({ id }) => thread.participants.some((one) => one.id === id && !one.isMe));
  const words = thread.silence === 'waiting_for_others' ? `${withName} hasn’t joined yet.` : writeBlockWords(thread);
  return (
    <>
      <div className={css.presence}>
        <PresenceLine people={others} />
        {thread.silence !== 'left' && <LeaveButton thread={thread} withName={withName} />}
      </div>
      <ChatThread
        chat={chat}
        label={`Chat with ${withName}`}
        composerLabel={`Write to ${withName} and Mallama`}
        end={<TypingLine people={others} />}
        onTyping={onTyping}
        closed={words && <Silent words={words} />}
      />
    </>
  );
}

const Silent = ({ words }: { words: string }) => (
  <div className={css.foot}>
    <ChatClosed badge={<p className="small dim">{words}</p>} action={null} />
  </div>
);

function LeaveButton({ thread, withName }: { thread: Thread; withName: string }) {
  const leave = useMutation(
    api.chats.threads.leave.mutationOptions({
      onError: (error) => toast({ title: 'Not left', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const ask = async () => {
    const yes = await confirm({
      title: `Leave the shared chat with ${withName}?`,
      text: 'You leave right away and for good. You won’t be able to read it anymore, and no one is told why.',
      action: 'Leave',
      tone: 'danger',
    });
    if (yes) leave.mutate({ id: thread.id });
  };
  return (
    <Button variant="subtle" size="compact" loading={leave.isPending && 'Leaving'} onClick={() => void ask()}>
      Leave
    </Button>
  );
}
