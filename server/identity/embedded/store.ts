import type { Purpose } from '#server/identity/embedded/lifetimes.ts';

export type Account = {
  id: string;
  email: string | null;
  emailVerified: boolean;
  passwordHash: string | null;
  usesLink: boolean;
  disabledAt: Date | null;
  createdAt: Date;
  lastSignInAt: Date;
  profile: { name: string | null; picture: string | null };
  /** Only in the testbed: further claims, and the first address. */
  claims?: Readonly<Record<string, unknown>>;
  initialEmail?: string;
};

export type SignIn = {
  id: string;
  accountId: string;
  generation: number;
  rotatedAt: Date;
  signedInAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  device: string;
};

export type Code = {
  hash: string;
  purpose: Purpose;
  email: string;
  newEmail: string | null;
  accountId: string | null;
  /** The caller's keyed hash, for letters that anyone may ask for: a stranger's letter does not void it. */
  asker: string | null;
  expiresAt: Date;
};

/** How often something was tried in a row, and until when it has to wait. */
export type Tries = { count: number; blockedUntil: Date; updatedAt: Date };

/** A security event; `who` is a keyed hash. */
type Event = { id: string; who: string; kind: string; device: string; at: Date };

/** The provider's data. Each method is atomic. */
export type Store = {
  /** A transaction. */
  atomically<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  accountById(id: string): Promise<Account | undefined>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /** The account, locked until this transaction ends. */
  hold(id: string): Promise<Account | undefined>;
  /** Both return false if someone else has the address. */
  addAccount(account: Account): Promise<boolean>;
  changeAccount(id: string, change: Partial<Account>): Promise<boolean>;
  removeAccount(id: string): Promise<void>;
  addSession(session: SignIn): Promise<void>;
  session(id: string): Promise<SignIn | undefined>;
  /** False if another refresh was first. */
  rotate(id: string, from: number, now: Date): Promise<boolean>;
  endSession(id: string, now: Date): Promise<void>;
  endSessionsOf(accountId: string, now: Date, except?: string): Promise<void>;
  /** A new code voids older ones of its purpose, except those that undo a change of address. */
  addCode(code: Code): Promise<void>;
  /** Whether someone may still take this address back. */
  isTakenBack(email: string, now: Date): Promise<boolean>;
  /**
   * Voids every open code of an account, except those that undo a change of address. If one of these is being used,
   * younger ones become void too.
   */
  dropCodes(account: Pick<Account, 'id' | 'email'>, used?: Code): Promise<void>;
  code(hash: string): Promise<Code | undefined>;
  /** Of concurrent calls one gets the code. */
  takeCode(hash: string): Promise<Code | undefined>;
  tries(key: string): Promise<Tries | undefined>;
  /** `step` gets the stored value and returns the new one; undefined leaves it. */
  stepTries(key: string, step: (tries: Tries | undefined) => Tries | undefined): Promise<boolean>;
  addEvent(event: Event): Promise<void>;
  clearTries(keys: readonly string[]): Promise<void>;
};
