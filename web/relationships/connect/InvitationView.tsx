import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Connection } from '#contract/relationship-connections.ts';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { CodeForm } from '#web/relationships/connect/CodeForm.tsx';
import { Disconnect } from '#web/relationships/connect/Disconnect.tsx';
import { InvitationCard } from '#web/relationships/connect/InvitationCard.tsx';
import { InvitationGone } from '#web/relationships/connect/InvitationGone.tsx';
import { InvitationSkeleton } from '#web/relationships/connect/InvitationSkeleton.tsx';

/** The next steps depend on access; disconnecting is always possible. */
function InvitationAccepted({ connection: { relationshipId, personName } }: { connection: Connection }) {
  const { access } = useSignedIn();
  const [ended, setEnded] = useState(false);
  if (ended)
    return (
      <Empty
        as="h1"
        title="Disconnected"
        text="They won’t be told why."
        action={<ButtonLink to={paths.home}>Go to your dashboard</ButtonLink>}
      />
    );
  return (
    <Empty
      as="h1"
      title={`You and ${personName} are connected`}
      text={
        access.hasAccess
          ? 'Your own record of them stays yours alone.'
          : `When ${personName} invites you to a chat for both of you, you’ll find it on your home page and under Conversations. You don’t need a plan for it.`
      }
      action={
        <>
          <Disconnect relationship={{ id: relationshipId, personName }} onDone={() => setEnded(true)} />
          {access.hasAccess ? (
            <ButtonLink variant="filled" to={href.relationship(relationshipId)}>
              To {personName}
            </ButtonLink>
          ) : (
            <ButtonLink variant="filled" to={paths.home}>
              Go to your home page
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

const home = <ButtonLink to={paths.home}>Go to your dashboard</ButtonLink>;

/** The invitation behind a code; once answered, its result. */
export function InvitationView({ code }: { code: string }) {
  const [answer, setAnswer] = useState<Connection | 'declined' | null>(null);
  const preview = useQuery({
    ...api.relationships.connections.preview.queryOptions({ input: { code } }),
    enabled: answer === null,
  });
  if (answer === 'declined')
    return <Empty as="h1" title="Declined" text="They won’t be told why. You can close this page." action={home} />;
  if (answer) return <InvitationAccepted connection={answer} />;
  if (preview.data) return <InvitationCard code={code} invitation={preview.data} onAnswer={setAnswer} />;
  if (!preview.isError) return <InvitationSkeleton />;
  const refusal = refusalOf(preview.error);
  if (refusal.code === 'not_found')
    return (
      <InvitationGone
        action={
          <>
            {home}
            <CodeForm />
          </>
        }
      />
    );
  if (refusal.code === 'conflict')
    return <Empty as="h1" title="Nothing to answer here" text={refusal.message} action={home} />;
  return (
    <Failed
      title="The invitation couldn’t be opened"
      text={refusal.message}
      retrying={preview.isFetching}
      onRetry={() => void preview.refetch()}
    />
  );
}
