import { useQuery } from '@tanstack/react-query';
import type { OpenConversation } from '#contract/conversations.ts';
import { api } from '#web/app/api.ts';
import { LoopHint, useLoopsKnown } from '#web/app/patterns/LoopHint.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import css from '#web/conversations/ChatPage.module.css';
import { MediationMain } from '#web/conversations/mediation/MediationMain.tsx';
import { useWaysIn } from '#web/conversations/mediation/useWaysIn.ts';
import { WhereItStands } from '#web/conversations/mediation/WhereItStands.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Skeleton } from '#web/kit/state/Skeleton.tsx';

type Props = { conversation: OpenConversation; message: string | null; onGone: () => void };

/** A mediation: the current step, and its progress beside it. */
export function MediationView({ conversation, message, onGone }: Props) {
  const { id, isOwner } = conversation;
  const { data, isError, error, isFetching, refetch } = useQuery(
    api.conversations.mediation.get.queryOptions({ input: { id }, staleTime: 0 }),
  );
  const { links, connected } = useWaysIn(id, isOwner);
  const isKnown = useLoopsKnown();
  if (!data && isError)
    return (
      <Failed
        title="Where this mediation stands couldn’t be loaded"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const named = [conversation.title, ...(data?.people ?? []).map(({ firstName }) => firstName)].join(' ');
  // Rendered only once everything is loaded, so that nothing moves.
  if (!data || !isKnown || (isOwner && (links.isPending || connected.isPending)))
    return (
      <Skeleton label="Loading the mediation">
        <Card bare className={css.thread} />
      </Skeleton>
    );
  return (
    <div className={css.together}>
      <div className={css.main}>
        <MediationMain conversation={conversation} mediation={data} message={message} />
      </div>
      <aside aria-label="Where it stands">
        {data.phase !== 'unavailable' && data.phase !== 'agreed' && <LoopHint words={named} folded />}
        <WhereItStands conversation={conversation} mediation={data} onGone={onGone} />
      </aside>
    </div>
  );
}
