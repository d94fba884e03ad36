import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Setup codes and the tickets they were exchanged for, as hashes. */
export const setupCodes = pgTable('admin_setup_codes', {
  hash: text().primaryKey(),
  kind: text({ enum: ['code', 'ticket'] }).notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A single row: who became the first admin. */
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

/** What an administrator did: the endpoint, the id, and its numbers and choices. Never a text. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid().primaryKey(),
    /** Null once their account is erased. */
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text(),
    details: jsonb().$type<Record<string, number | boolean>>().notNull(),
    /** False until it is done. */
    isDone: boolean('is_done').notNull().default(false),
    at: moment('at').notNull(),
  },
  (t) => [index('admin_actions_at').on(t.at)],
);
