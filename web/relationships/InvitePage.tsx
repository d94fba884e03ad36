import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { href } from '#web/app/paths.ts';
import { session } from '#web/app/session/current.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { DeclineDialog } from '#web/relationships/connect/DeclineDialog.tsx';
import { InvitationView } from '#web/relationships/connect/InvitationView.tsx';
import css from './InvitePage.module.css';

/** Accepting needs a free account; afterwards the sign-in returns here. Declining needs none. */
function InvitationSignIn({ code }: { code: string }) {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<'declining' | 'declined' | null>(null);
  useEffect(() => rememberReturn(pathname), [pathname]);
  if (answer === 'declined')
    return <Empty as="h1" title="Declined" text="They won’t be told why. You can close this page." />;
  return (
    <>
      <Empty
        as="h1"
        title="Someone invites you"
        text="Log in to see who it is and what it means. An account is free, and you don't need a plan."
        action={
          <>
            <Button variant="subtle" onClick={() => setAnswer('declining')}>
              Decline
            </Button>
            <ButtonLink to={href.signIn()}>Log in</ButtonLink>
            <ButtonLink variant="filled" to={href.signUp()}>
              Create Account
            </ButtonLink>
          </>
        }
      />
      {answer === 'declining' && (
        <DeclineDialog
          code={code}
          who={null}
          onDeclined={() => setAnswer('declined')}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  );
}

/** Opened by an invitation's link. Who sent it is shown only to signed-in people. */
export function InvitePage() {
  const { code = '' } = useParams();
  const { state } = useSession();
  return (
    <div className={css.page}>
      {state === 'signed_in' && <InvitationView key={code} code={code} />}
      {state === 'signed_out' && <InvitationSignIn code={code} />}
      {state === 'loading' && (
        <Skeleton label="Loading the invitation">
          <Blank width="60%" height="40px" />
          <Blank shape="block" height="220px" />
        </Skeleton>
      )}
      {state === 'unreachable' && (
        <Failed
          title="Mallama couldn’t be reached"
          text="Check your connection and try again."
          onRetry={() => void session.recheck()}
        />
      )}
    </div>
  );
}
