import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { forgetReturn, readReturn } from '#web/app/session/returnTo.ts';

/** The sign-in page for somebody who is signed in: on to where they wanted to go. */
export function AfterSignIn() {
  const [goal] = useState(readReturn);
  useEffect(forgetReturn, []);
  return <Navigate to={goal ?? paths.home} replace />;
}
