import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { JoinSkeleton } from '#web/conversations/join/JoinSkeleton.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

/** Joining needs a free account; afterwards the sign-in returns here with the link's token. */
export function JoinSignIn({ id, token }: { id: string; token: string | null }) {
  const { pathname } = useLocation();
  useEffect(() => rememberReturn(token ? `${pathname}#${encodeURIComponent(token)}` : pathname), [pathname, token]);
  const inviter = useQuery({
    ...api.conversations.mediation.inviter.queryOptions({ input: { id, token: token ?? '' } }),
    enabled: token !== null,
  });
  if (inviter.isPending && token !== null) return <JoinSkeleton />;
  return (
    <Empty
      as="h1"
      title={`${inviter.data?.firstName ?? 'Someone'} invites you to talk something over`}
      text={[
        'A conversation in which Mallama, an AI, hears each of you in turn. Log in to see what the others would see of ',
        'you, and decide then. An account is free, and you don’t need a plan.',
      ].join('')}
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
