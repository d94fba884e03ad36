import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person here, keyed by who vouches for them (issuer) and what that calls them (subject), never by email. Every personal row hangs from one; `account` writes them. */
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
    /** The last day they came; empty until they come again, of an account from before this was kept. */
    seenOn: date('seen_on'),
    /** The day they were told that an account which nobody uses will be erased. */
    warnedOn: date('warned_on'),
    /** Whether it is in doubt that they are an adult; as long for everybody. Empty only until an older row is sealed. */
    sealedAge: bytes('sealed_age').notNull().default(sql`''::bytea`),
    /** Where an older version kept it, readable; emptied at the start. */
    openAgeDoubtedAt: moment('age_doubted_at'),
    openAdultOn: date('adult_on'),
    /** The profile: e-mail, name, picture. */
    sealed: bytes().notNull(),
  },
  (t) => [
    unique('users_identity').on(t.issuer, t.subject),
    index('users_unsealed').on(t.id).where(sql`${t.sealedAge} = ''`),
  ],
);
