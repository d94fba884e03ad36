import { useSyncExternalStore } from 'react';
import { session } from '#web/app/session/current.ts';
import type { Session, SignedIn } from '#web/app/session/session.ts';

export function useSession(): Session {
  return useSyncExternalStore(session.watch, session.read);
}

/** For pages that only signed-in people see. */
export function useSignedIn(): SignedIn {
  const now = useSession();
  if (now.state !== 'signed_in') throw new Error('This page needs someone signed in.');
  return now;
}

/** Someone signed in who may use only what they were invited to: other rooms would refuse them. */
export function useIsGuest(): boolean {
  const now = useSession();
  return now.state === 'signed_in' && !now.access.hasAccess;
}
