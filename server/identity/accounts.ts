import type { Caller } from '#server/identity/caller.ts';
import type { Claims } from '#server/identity/claims.ts';

/** What identity asks of whoever keeps the accounts; it knows none of them itself. */
export type Accounts = {
  /** The first sight of a token: who it speaks for is known from now on, and is the first admin where the cookie proves it. */
  introduce(claims: Claims, cookie: string | undefined): Promise<void>;
  /** Who that is here; nobody where they are disabled, signed out or in an ended session. */
  find(claims: Claims): Promise<Caller | undefined>;
  /** Whatever they signed in with before that is good no more. */
  signOut(id: string, before: Date): Promise<void>;
  /** Whether an address waits for the operator, and this browser has not proved to be theirs. */
  isReserved(email: string, cookie: string | undefined): Promise<boolean>;
};
