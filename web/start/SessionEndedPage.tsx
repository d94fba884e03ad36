import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loginAddress, paths } from '#web/app/paths.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

/** Replaces a page whose session ended while it was open. What was being written is stored in this browser. */
export function SessionEndedPage() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturn(pathname + search), [pathname, search]);
  const denied = pathname === paths.conversations || pathname === paths.soloConversations;
  return (
    <Empty
      as="h1"
      title={denied ? 'Access Denied' : 'Your session has ended'}
      text={denied ? 'Please log in' : 'You’re no longer logged in here. Log in to go on.'}
      action={
        <ButtonAnchor variant="filled" href={loginAddress}>
          Log In
        </ButtonAnchor>
      }
    />
  );
}
