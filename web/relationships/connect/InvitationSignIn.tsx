import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { href } from '#web/app/paths.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { DeclineDialog } from '#web/relationships/connect/DeclineDialog.tsx';

/** An invitation is accepted by an account, which costs nothing; then the way leads back here. Declining needs none. */
export function InvitationSignIn({ code }: { code: string }) {
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
