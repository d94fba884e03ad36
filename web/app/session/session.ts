import type { AppAccess } from '#contract/access.ts';
import type { User } from '#contract/account.ts';

export type SignedIn = { state: 'signed_in'; user: User; access: AppAccess };

export type Session =
  | { state: 'loading' }
  /** Signed in as far as this browser knows, but the server did not answer. */
  | { state: 'unreachable' }
  /** `ended`: it was open on this page, and nobody signed out here. */
  | { state: 'signed_out'; ended: boolean }
  | SignedIn;

/** The sign-in code behind the session; loaded only when it is needed. */
export type Door = {
  /** Tells whether somebody is signed in, at once and after every change, in this tab or another. */
  watch(listener: (isPresent: boolean) => void): void;
  /** With a fresh token when asked, for a server that refused the one at hand. */
  loadUser(fresh: boolean): Promise<User>;
  /** Forgets in this browser who is signed in. */
  leave(): Promise<void>;
};

/** What to call somebody beside their picture. */
export function nameOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || 'You';
}
