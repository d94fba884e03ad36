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
  /** Whether an account may go by itself, with nothing else that belongs to its person. */
  deletesAccounts: boolean;
};

/** A one-time code on its way to the mailbox that it proves. */
export type Delivery = {
  purpose: Purpose;
  to: string;
  code: string;
  continueUrl: string | undefined;
  /** The address that the account has, and the one it is to have. */
  email: string;
  newEmail: string | undefined;
};

/** What the owner of an account is told without having asked. */
export type News = { news: 'new_device' | 'guessing'; to: string; device: string; at: Date };

/** Everything the provider's calls affect. */
export type Provider = {
  /** Who issues the tokens, for whom, and how they are read. */
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
  /** Whether browsers come by https. */
  isSecure: boolean;
  /** The origins that links may lead back to; undefined allows any. */
  origins: readonly string[] | undefined;
  /** Whether an address is kept for somebody who has not shown the ticket in this cookie. */
  isReserved(email: string, cookie: string | undefined): Promise<boolean>;
  /** Work that the answer must not wait for, or its time would tell what it found. */
  later(work: () => Promise<void>): void;
};

/** One request, as the calls see it. */
export type Ask = {
  body: Readonly<Record<string, unknown>>;
  /** Where from, as limits count it. */
  address: string;
  /** What kind of device, in words. */
  device: string;
  /** The browser's own number, made anew for one that shows none. */
  deviceId: string;
  cookie: string | undefined;
};

export type Call = (provider: Provider, ask: Ask) => Promise<object>;
