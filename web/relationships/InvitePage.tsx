import { useParams } from 'react-router';
import { session } from '#web/app/session/current.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { InvitationSignIn } from '#web/relationships/connect/InvitationSignIn.tsx';
import { InvitationView } from '#web/relationships/connect/InvitationView.tsx';
import css from './InvitePage.module.css';

/** Where an invitation leads. Who sent it is shown to whoever is signed in, and to nobody else. */
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
