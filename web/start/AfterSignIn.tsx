import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { forgetReturn, readReturn } from '#web/app/session/returnTo.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

/** The sign-in page for somebody who is signed in: on to where they wanted to go, or to where their trial can start. */
export function AfterSignIn() {
  const [goal] = useState(readReturn);
  useEffect(forgetReturn, []);
  const [search] = useSearchParams();
  const { access } = useSignedIn();
  const elsewhere = search.get('trial') === 'true' && !access.hasAccess ? paths.membership : paths.home;
  return <Navigate to={goal ?? elsewhere} replace />;
}
