import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { href } from '#web/app/paths.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

/** Joining needs a free account; afterwards the sign-in returns here with the link's token. */
export function JoinSignIn({ token }: { token: string | null }) {
  const { pathname } = useLocation();
  useEffect(() => rememberReturn(token ? `${pathname}#${encodeURIComponent(token)}` : pathname), [pathname, token]);
  return (
    <Empty
      as="h1"
      title="Someone invites you to talk something over"
      text="Log in to see who it is and what the others would see of you. An account is free, and you don't need a plan."
      action={
        <>
          <ButtonLink to={href.signIn()}>Log in</ButtonLink>
          <ButtonLink variant="filled" to={href.signUp()}>
            Create Account
          </ButtonLink>
        </>
      }
    />
  );
}
