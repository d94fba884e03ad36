import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An account of the embedded provider. */
export const identityAccounts = pgTable('identity_accounts', {
  id: uuid().primaryKey(),
  /** In lower case; none for somebody who signed in anonymously. */
  email: text().unique(),
  emailVerified: boolean('email_verified').notNull(),
  passwordHash: text('password_hash'),
  usesLink: boolean('uses_link').notNull(),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  lastSignInAt: moment('last_sign_in_at').notNull(),
  /** Name and picture, under the account's own key. */
  sealed: bytes().notNull(),
});

const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => identityAccounts.id, { onDelete: 'cascade' });

/** One sign-in on one device. Its refresh token is derived from the row, so none is stored. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid().primaryKey(),
    accountId: account(),
    /** How often the refresh token was replaced, and when the last time. */
    generation: integer().notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    endedAt: moment('ended_at'),
    device: text().notNull(),
  },
  (t) => [index('identity_sessions_account').on(t.accountId)],
);

/** One-time codes that mails carry, as hashes. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    email: text().notNull(),
    newEmail: text('new_email'),
    accountId: uuid('account_id').references(() => identityAccounts.id, { onDelete: 'cascade' }),
    /** A keyed hash. */
    asker: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('identity_codes_email').on(t.email, t.purpose), index('identity_codes_account').on(t.accountId)],
);

/** What happened at somebody's sign-in, without text: no address, no name, only what kind of thing and of device. */
export const identityEvents = pgTable(
  'identity_events',
  {
    id: uuid().primaryKey(),
    /** A keyed hash of the account's id, or of an address that has no account. */
    who: text().notNull(),
    kind: text().notNull(),
    device: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('identity_events_who').on(t.who, t.at)],
);

/** How often something failed or was asked for in a row, and until when it has to wait. */
export const identityThrottles = pgTable('identity_throttles', {
  /** A keyed hash: the table tells no address. */
  key: text().primaryKey(),
  count: integer().notNull(),
  blockedUntil: moment('blocked_until').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
