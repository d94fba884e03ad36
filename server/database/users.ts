import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A person, identified by issuer and subject of their tokens, never by email. All personal rows reference it;
 * `account` writes it.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** Sessions from before this moment were signed out everywhere. */
    signedOutAt: moment('signed_out_at'),
    trialStartedAt: moment('trial_started_at'),
    trialEndsAt: moment('trial_ends_at'),
    createdAt: moment('created_at').notNull(),
    /** The last day they came; null for an account from before this column until they come again. */
    seenOn: date('seen_on'),
    /** The day they were warned that an inactive account will be erased. */
    warnedOn: date('warned_on'),
    /** Whether their age is in doubt, of one length for everyone. Empty only until an older row is sealed. */
    sealedAge: bytes('sealed_age').notNull().default(sql`''::bytea`),
    /** The readable column of an older version; emptied at start-up. */
    openAgeDoubtedAt: moment('age_doubted_at'),
    openAdultOn: date('adult_on'),
    /** The profile: email address, name, picture. */
    sealed: bytes().notNull(),
  },
  (t) => [
    unique('users_identity').on(t.issuer, t.subject),
    index('users_unsealed').on(t.id).where(sql`${t.sealedAge} = ''`),
  ],
);
