import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { JoinForm } from '#web/conversations/join/JoinForm.tsx';
import { JoinSkeleton } from '#web/conversations/join/JoinSkeleton.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';

const home = <ButtonLink to={paths.home}>Go to your dashboard</ButtonLink>;

/** Members go straight on; others first see what joining means. */
export function JoinView({ id, token }: { id: string; token: string | null }) {
  const [isJoining, setJoining] = useState(false);
  // Once they have joined it leads nowhere, and is not asked again.
  const preview = useQuery({
    ...api.conversations.mediation.preview.queryOptions({ input: { id, token } }),
    enabled: !isJoining,
  });
  // It leads nowhere for whoever is in already.
  const isGone = preview.isError && refusalOf(preview.error).status === 404;
  const mine = useQuery({
    ...api.conversations.mediation.get.queryOptions({ input: { id } }),
    enabled: isGone,
  });
  if (mine.data?.people.some(({ isMe, state }) => isMe && state === 'joined'))
    return <Navigate to={href.chat(id)} replace />;
  if (preview.data) return <JoinForm id={id} token={token} preview={preview.data} onJoining={setJoining} />;
  if (!preview.isError || (isGone && mine.isPending)) return <JoinSkeleton />;
  const failed = isGone && mine.isError ? mine : preview;
  const refusal = refusalOf(failed.error);
  if (refusal.code === 'not_found')
    return (
      <Empty
        as="h1"
        figure="lost"
        title="This invitation doesn’t work"
        text="It may have been used, taken back, or be older than seven days. Ask for a new one."
        action={home}
      />
    );
  if (refusal.code === 'conflict')
    return <Empty as="h1" title="You can’t join here" text={refusal.message} action={home} />;
  return (
    <Failed
      title="The invitation couldn’t be opened"
      text={refusal.message}
      retrying={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}
