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
  /** Kept by the testbed alone: more for the tokens to say, and the address before the first change. */
  claims?: Readonly<Record<string, unknown>>;
  initialEmail?: string;
};

/** One sign-in on one device. */
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
  /** Who asked for it, as a keyed hash, where anybody may; a letter that somebody else asks for makes it not void. */
  asker: string | null;
  expiresAt: Date;
};

/** How often something was tried in a row, and until when it has to wait. */
export type Tries = { count: number; blockedUntil: Date; updatedAt: Date };

/** Something that happened at a sign-in; `who` is a keyed hash. */
type Event = { id: string; who: string; kind: string; device: string; at: Date };

/** Everything the provider remembers. Each verb is one step: of two at once, one comes first. */
export type Store = {
  /** All of it happens, or nothing does. */
  atomically<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  accountById(id: string): Promise<Account | undefined>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /** The account as it is now; nobody else changes it until this transaction ends. */
  hold(id: string): Promise<Account | undefined>;
  /** Both answer false when the e-mail is somebody else's. */
  addAccount(account: Account): Promise<boolean>;
  changeAccount(id: string, change: Partial<Account>): Promise<boolean>;
  removeAccount(id: string): Promise<void>;
  addSession(session: SignIn): Promise<void>;
  session(id: string): Promise<SignIn | undefined>;
  /** Answers false when another refresh was first. */
  rotate(id: string, from: number, now: Date): Promise<boolean>;
  endSession(id: string, now: Date): Promise<void>;
  endSessionsOf(accountId: string, now: Date, except?: string): Promise<void>;
  /** The newest code of its purpose makes the older ones void, but one that takes an address back. */
  addCode(code: Code): Promise<void>;
  /** Whether somebody may still take this address back. */
  isTakenBack(email: string, now: Date): Promise<boolean>;
  /**
   * Makes every open code of an account void. Those that take an address back stay,
   * unless one of them is being used: then the ones younger than it go too.
   */
  dropCodes(account: Pick<Account, 'id' | 'email'>, used?: Code): Promise<void>;
  code(hash: string): Promise<Code | undefined>;
  /** Gives a code to one taker only. */
  takeCode(hash: string): Promise<Code | undefined>;
  tries(key: string): Promise<Tries | undefined>;
  /** `step` sees what stands there and answers what shall; undefined leaves it. */
  stepTries(key: string, step: (tries: Tries | undefined) => Tries | undefined): Promise<boolean>;
  addEvent(event: Event): Promise<void>;
  clearTries(keys: readonly string[]): Promise<void>;
};
