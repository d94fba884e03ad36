import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { session } from '#web/app/session/current.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { DeclineDialog } from '#web/relationships/connect/DeclineDialog.tsx';
import { InvitationGone } from '#web/relationships/connect/InvitationGone.tsx';
import { InvitationSkeleton } from '#web/relationships/connect/InvitationSkeleton.tsx';
import { InvitationView } from '#web/relationships/connect/InvitationView.tsx';
import css from './InvitePage.module.css';

/** Accepting needs a free account; afterwards the sign-in returns here. Declining needs none. */
function InvitationSignIn({ code }: { code: string }) {
  const { pathname } = useLocation();
  const inviter = useQuery(api.relationships.connections.inviter.queryOptions({ input: { code } }));
  const [answer, setAnswer] = useState<'declining' | 'declined' | null>(null);
  useEffect(() => rememberReturn(pathname), [pathname]);
  const who = inviter.data?.firstName;
  if (answer === 'declined')
    return <Empty as="h1" title="Declined" text="They won’t be told why. You can close this page." />;
  if (inviter.isPending) return <InvitationSkeleton />;
  if (inviter.isError && refusalOf(inviter.error).code === 'not_found') return <InvitationGone />;
  return (
    <>
      <Empty
        as="h1"
        title={`${who ?? 'Someone'} invites you to connect`}
        text={[
          `Connecting means that you and ${who ?? 'they'} can talk in chats you both read, with Mallama, an AI, beside `,
          'you. Log in to see exactly what each of you would see, and decide then. An account is free, and you don’t need ',
          'a plan. Declining takes no account; you can ask for no more invitations there.',
        ].join('')}
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
          who={who ?? null}
          onDeclined={() => setAnswer('declined')}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  );
}

/** Opened by an invitation's link. Before there is an account it says the first name of whoever sent it. */
export function InvitePage() {
  const { code = '' } = useParams();
  const { state } = useSession();
  return (
    <div className={css.page}>
      {state === 'signed_in' && <InvitationView key={code} code={code} />}
      {state === 'signed_out' && <InvitationSignIn code={code} />}
      {state === 'loading' && <InvitationSkeleton />}
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
