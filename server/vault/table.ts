import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** One key per owner (a member, or a shared session), wrapped by the master key that `masterId` names. */
export const vaultKeys = pgTable('vault_keys', {
  ownerId: uuid('owner_id').primaryKey(),
  version: integer().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The one row that names the installation's master key, so that a second process cannot start with another. */
export const vaultMaster = pgTable('vault_master', {
  one: integer().primaryKey().default(1),
  masterId: text('master_id').notNull(),
});
