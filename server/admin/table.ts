import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Codes the server printed, and the tickets they were turned into: hashes only. */
export const setupCodes = pgTable('admin_setup_codes', {
  hash: text().primaryKey(),
  kind: text({ enum: ['code', 'ticket'] }).notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** The one row that says who became the first admin. */
export const adminClaims = pgTable(
  'admin_claims',
  {
    one: integer().primaryKey().default(1),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: moment('claimed_at').notNull(),
  },
  (t) => [check('admin_claims_one', sql`${t.one} = 1`)],
);

/** What an administrator did: which endpoint, about what id, with which numbers and choices. Never a text. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid().primaryKey(),
    /** Empty once their account is gone. */
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text(),
    details: jsonb().$type<Record<string, number | boolean>>().notNull(),
    /** Until then it was asked for, and not done. */
    isDone: boolean('is_done').notNull().default(false),
    at: moment('at').notNull(),
  },
  (t) => [index('admin_actions_at').on(t.at)],
);
