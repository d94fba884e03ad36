import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const identityAccounts = pgTable('identity_accounts', {
  id: uuid().primaryKey(),
  /** In lower case; null for anonymous accounts. */
  email: text().unique(),
  emailVerified: boolean('email_verified').notNull(),
  passwordHash: text('password_hash'),
  usesLink: boolean('uses_link').notNull(),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  lastSignInAt: moment('last_sign_in_at').notNull(),
  /** Name and picture, sealed under the account's key. */
  sealed: bytes().notNull(),
});

const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => identityAccounts.id, { onDelete: 'cascade' });

/** One sign-in on one device. The refresh token is derived from the row, so none is stored. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid().primaryKey(),
    accountId: account(),
    /** How often the refresh token was replaced, and when it last was. */
    generation: integer().notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    endedAt: moment('ended_at'),
    device: text().notNull(),
  },
  (t) => [index('identity_sessions_account').on(t.accountId)],
);

/** One-time codes of mails, as hashes. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    email: text().notNull(),
    newEmail: text('new_email'),
    accountId: uuid('account_id').references(() => identityAccounts.id, { onDelete: 'cascade' }),
    asker: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('identity_codes_email').on(t.email, t.purpose), index('identity_codes_account').on(t.accountId)],
);

/** Security events, without addresses or names: only their kind and the kind of device. */
export const identityEvents = pgTable(
  'identity_events',
  {
    id: uuid().primaryKey(),
    /** A keyed hash of the account's id, or of an address without an account. */
    who: text().notNull(),
    kind: text().notNull(),
    device: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('identity_events_who').on(t.who, t.at)],
);

/** How often something failed or was asked for in a row, and until when it has to wait. */
export const identityThrottles = pgTable('identity_throttles', {
  /** A keyed hash, so the table reveals no address. */
  key: text().primaryKey(),
  count: integer().notNull(),
  blockedUntil: moment('blocked_until').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
