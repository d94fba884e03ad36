import type { Logger } from 'pino';
import type { Ring } from '#server/identity/embedded/keys/keys.ts';
import type { Purpose } from '#server/identity/embedded/lifetimes.ts';
import type { InLine } from '#server/identity/embedded/line.ts';
import type { Store } from '#server/identity/embedded/store.ts';
import type { KeyedHash } from '#server/identity/secret.ts';
import type { Trust } from '#server/identity/verify.ts';

export type Settings = {
  /** Whether answers hide which addresses have an account. */
  protectsAddresses: boolean;
  throttles: boolean;
  allowsAnonymous: boolean;
  /** Whether an address may change before its owner confirmed it. */
  changesEmailAtOnce: boolean;
  refusesCommonPasswords: boolean;
  passwordMinLength: number;
  wantsHttpsPictures: boolean;
  /** Whether an account may be deleted on its own, without the person's other data. */
  deletesAccounts: boolean;
};

/** A one-time code on its way to the mailbox that it proves. */
export type Delivery = {
  purpose: Purpose;
  to: string;
  code: string;
  continueUrl: string | undefined;
  /** The account's address, and the one it is to have. */
  email: string;
  newEmail: string | undefined;
};

/** News that the owner of an account did not ask for. */
export type News = { news: 'new_device' | 'guessing'; to: string; device: string; at: Date };

export type Provider = {
  /** The issuer and the audience of tokens, and how they are verified. */
  trust: Trust;
  store: Store;
  ring: Ring;
  keyedHash: KeyedHash;
  settings: Settings;
  now: () => Date;
  log: Logger;
  inLine: InLine;
  deliver(delivery: Delivery): Promise<void>;
  mailNews(news: News): Promise<void>;
  /** Whether browsers connect by https. */
  isSecure: boolean;
  /** The origins that links may lead back to; undefined allows any. */
  origins: readonly string[] | undefined;
  /** Whether an address is reserved for someone without the ticket in this cookie. */
  isReserved(email: string, cookie: string | undefined): Promise<boolean>;
  /** Work that the answer must not wait for, since its time would reveal what was found. */
  later(work: () => Promise<void>): void;
};

export type Ask = {
  body: Readonly<Record<string, unknown>>;
  /** The caller's address, as limits count it. */
  address: string;
  /** The kind of device, in words. */
  device: string;
  /** The browser's own number; a browser without one gets a new one. */
  deviceId: string;
  cookie: string | undefined;
};

export type Call = (provider: Provider, ask: Ask) => Promise<object>;
