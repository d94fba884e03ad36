import { boolean, date, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** Since when it is in doubt that they are an adult, and the day on which they say that they become one. */
    ageDoubtedAt: moment('age_doubted_at'),
    adultOn: date('adult_on'),
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

const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who agreed to which words, and when: the first time counts and is never overwritten. */
export const agreements = pgTable(
  'agreements',
  {
    ownerId: owner(),
    version: text().notNull(),
    sharing: boolean().notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.version] })],
);

/** Since when somebody has been talking with Mallama, and whether they must hear that it is an AI. */
export const aiNotices = pgTable('ai_notices', {
  ownerId: owner().primaryKey(),
  due: text({ enum: ['first', 'absence', 'hours'] }),
  talkingSince: moment('talking_since').notNull(),
  lastTalkAt: moment('last_talk_at').notNull(),
  acknowledgedAt: moment('acknowledged_at'),
});
