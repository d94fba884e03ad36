import type { AppAccess } from '#contract/access.ts';
import type { User } from '#contract/account.ts';

export type SignedIn = { state: 'signed_in'; user: User; access: AppAccess };

export type Session =
  | { state: 'loading' }
  /** Signed in as far as this browser knows, but the server does not answer. */
  | { state: 'unreachable' }
  /** `ended`: it was open on this page, and nobody signed out here. */
  | { state: 'signed_out'; ended: boolean }
  | SignedIn;

/** The sign-in code behind the session, loaded only when needed. */
export type Door = {
  /** Reports whether somebody is signed in, at once and after every change, also in other tabs. */
  watch(listener: (isPresent: boolean) => void): void;
  /** `fresh`: with a new token, if the server refused the current one. */
  loadUser(fresh: boolean): Promise<User>;
  /** Removes the session from this browser. */
  leave(): Promise<void>;
};

/** The name beside somebody's picture. */
export function nameOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || 'You';
}
