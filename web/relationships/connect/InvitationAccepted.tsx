import { useState } from 'react';
import type { Connection } from '#contract/relationship-connections.ts';
import { href, paths } from '#web/app/paths.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Disconnect } from '#web/relationships/connect/Disconnect.tsx';

/** What can be done next depends on what is open to somebody; ending it again never does. */
export function InvitationAccepted({ connection: { relationshipId, personName } }: { connection: Connection }) {
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
          : `When ${personName} invites you to a chat for both of you, you’ll find it on your profile page. You don’t need a plan for it.`
      }
      action={
        <>
          <Disconnect relationship={{ id: relationshipId, personName }} onDone={() => setEnded(true)} />
          {access.hasAccess ? (
            <ButtonLink variant="filled" to={href.relationship(relationshipId)}>
              To {personName}
            </ButtonLink>
          ) : (
            <ButtonLink variant="filled" to={paths.profile}>
              To your profile
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
