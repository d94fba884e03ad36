import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminCodeForm } from '#web/account/admin-setup/AdminCodeForm.tsx';
import { AdminSetupForm } from '#web/account/admin-setup/AdminSetupForm.tsx';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';

/** Where the operator becomes the first admin. */
export function AdminSetupPage() {
  const session = useSession();
  const setup = useQuery(api.account.adminSetup.queryOptions());
  if (setup.isPending) return <Frame>{<Waiting />}</Frame>;
  if (setup.isError) {
    return (
      <Frame>
        <Failed
          title="This page couldn’t be loaded"
          text={refusalOf(setup.error).message}
          retrying={setup.isFetching}
          onRetry={() => void setup.refetch()}
        />
      </Frame>
    );
  }
  if (session.state === 'signed_in' && session.user.isAdmin) {
    return (
      <Frame text="You’re the admin here.">
        <ButtonLink variant="filled" wide to={paths.admin}>
          Go to the admin page
        </ButtonLink>
      </Frame>
    );
  }
  if (setup.data.state === 'off') {
    return (
      <Frame text="No administrator address is set for this installation. Set ADMIN_EMAIL, start Mallama again, and open this page once more.">
        <ButtonLink wide to={href.signIn()}>
          Back to Sign In
        </ButtonLink>
      </Frame>
    );
  }
  if (setup.data.state === 'claimed') {
    return (
      <Frame text="Admin account already exists. Try logging in instead.">
        <ButtonLink variant="filled" wide to={href.signIn()}>
          Log In
        </ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame text="The server prints a setup code when it starts. It is good for 24 hours and works once.">
      {session.state === 'signed_in' ? <AdminCodeForm email={session.user.email ?? ''} /> : <AdminSetupForm />}
    </Frame>
  );
}

function Frame({ text, children }: { text?: string; children?: ReactNode }) {
  return (
    <AuthCard mode="signup" title="Admin Setup" text={text}>
      {children}
    </AuthCard>
  );
}

function Waiting() {
  return (
    <Skeleton label="Loading">
      <Blank width="70%" />
      <Blank shape="block" height="44px" />
    </Skeleton>
  );
}
