import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/vault/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person here, keyed by who vouches for them (issuer) and what that calls them (subject), never by e-mail. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** Whoever signed in before this was signed out everywhere. */
    signedOutAt: moment('signed_out_at'),
    trialStartedAt: moment('trial_started_at'),
    trialEndsAt: moment('trial_ends_at'),
    createdAt: moment('created_at').notNull(),
    /** The profile: e-mail, name, picture. */
    sealed: bytes().notNull(),
  },
  (t) => [unique('users_identity').on(t.issuer, t.subject)],
);

/** One trial for each canonical e-mail address, known here only by a keyed hash that outlives the account. */
export const trialClaims = pgTable('trial_claims', {
  emailHash: text('email_hash').primaryKey(),
  claimedAt: moment('claimed_at').notNull(),
});
