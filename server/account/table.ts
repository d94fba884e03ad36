import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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

/** What somebody chose for themselves, their picture too: sealed as one. */
export const accountPreferences = pgTable('account_preferences', {
  ownerId: owner().primaryKey(),
  sealed: bytes().notNull(),
});
