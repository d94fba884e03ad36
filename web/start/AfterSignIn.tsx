import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { forgetReturn, readReturn } from '#web/app/session/returnTo.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

/** The sign-in page of someone who is signed in: leads to the page they came for, or to the start of their trial. */
export function AfterSignIn() {
  const [goal] = useState(readReturn);
  useEffect(forgetReturn, []);
  const [search] = useSearchParams();
  const { access } = useSignedIn();
  const elsewhere = search.get('trial') === 'true' && !access.hasAccess ? paths.membership : paths.home;
  return <Navigate to={goal ?? elsewhere} replace />;
}
