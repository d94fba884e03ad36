import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One trial per canonical email address, stored as a keyed hash that outlives the account. */
export const trialClaims = pgTable('trial_claims', {
  emailHash: text('email_hash').primaryKey(),
  claimedAt: moment('claimed_at').notNull(),
});

const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who agreed to which version, and when. The first time counts and is never overwritten. */
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

/** How long somebody has been talking with Mallama, and whether the AI notice is due. */
export const aiNotices = pgTable('ai_notices', {
  ownerId: owner().primaryKey(),
  due: text({ enum: ['first', 'absence', 'hours'] }),
  talkingSince: moment('talking_since').notNull(),
  lastTalkAt: moment('last_talk_at').notNull(),
  acknowledgedAt: moment('acknowledged_at'),
});

/** A member's settings and picture, sealed together. */
export const accountPreferences = pgTable('account_preferences', {
  ownerId: owner().primaryKey(),
  sealed: bytes().notNull(),
});
